import type { Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import {
  at,
  entriesOf,
  itemsOf,
  textAt,
  textsUnder,
  type YamlEntry,
  type YamlNode,
} from '../yaml-node.ts';
import { imageHits } from './images.ts';

type ComposeRule = Rule<YamlFile>;

const DATABASES =
  /(?:^|\/)(?:postgres|postgis|mysql|mariadb|percona|mongo|mongodb|redis|valkey|memcached|elasticsearch|opensearch|cassandra|couchdb|influxdb|clickhouse-server|mssql\/server|rabbitmq|etcd|neo4j)(?::|@|$)/;

function* servicesOf({ documents }: YamlFile): Iterable<YamlEntry> {
  for (const document of documents) yield* entriesOf(at(document, 'services'));
}

const latestImage: ComposeRule = {
  name: 'moving-image',
  severity: 'hint',
  *find(file) {
    for (const { value } of servicesOf(file)) {
      const image = at(value, 'image');
      // With a build, the name is the one that is given to the result.
      if (image?.kind === 'text' && !at(value, 'build')) yield* imageHits([image]);
    }
  },
};

const privileged: ComposeRule = {
  name: 'privileged-container',
  severity: 'hint',
  *find(file) {
    for (const { value } of servicesOf(file)) {
      const isPrivileged = at(value, 'privileged');
      if (isPrivileged?.kind !== 'text' || isPrivileged.text !== 'true') continue;
      yield {
        offset: isPrivileged.offset,
        message:
          'A privileged container owns its host. Give it the one capability or device it needs.',
      };
    }
  },
};

const publishedDatabase: ComposeRule = {
  name: 'published-database',
  severity: 'hint',
  *find(file) {
    for (const { key, value } of servicesOf(file)) {
      if (!DATABASES.test(textAt(value, 'image') ?? '')) continue;
      for (const port of itemsOf(at(value, 'ports'))) {
        if (isLocal(port)) continue;
        yield {
          offset: port.offset,
          message: `“${key.slice(0, 60)}” is open to the host’s network. Leave the port out, or bind it to 127.0.0.1.`,
        };
      }
    }
  },
};

function isLocal(port: YamlNode): boolean {
  if (port.kind === 'text') return /^(?:127\.|\[::1\]|localhost|\$)/.test(port.text);
  const address = textAt(port, 'host_ip') ?? '';
  return port.kind !== 'map' || /^(?:127\.|::1)/.test(address);
}

const dockerSocket: ComposeRule = {
  name: 'docker-socket',
  severity: 'hint',
  *find(file) {
    for (const { value } of servicesOf(file)) {
      for (const { text, offset } of textsUnder(value, 'volumes', 'source')) {
        if (!text.startsWith('/var/run/docker.sock')) continue;
        yield {
          offset,
          message:
            'Whoever has Docker’s socket is root on the host. Put a proxy in between that allows little.',
        };
      }
    }
  },
};

const hostNetwork: ComposeRule = {
  name: 'host-network',
  severity: 'hint',
  *find(file) {
    for (const { value } of servicesOf(file)) {
      const mode = at(value, 'network_mode');
      if (mode?.kind !== 'text' || mode.text !== 'host') continue;
      yield {
        offset: mode.offset,
        message: 'This service shares the network of its host. Publish single ports.',
      };
    }
  },
};

const unknownService: ComposeRule = {
  name: 'unknown-service',
  severity: 'error',
  *find(file) {
    if (file.documents.some((document) => at(document, 'include'))) return;
    const names = new Set(Array.from(servicesOf(file), ({ key }) => key));
    for (const { value } of servicesOf(file)) {
      if (at(value, 'extends')) continue;
      for (const { name, offset } of dependenciesOf(value)) {
        if (names.has(name)) continue;
        yield {
          offset,
          message: `This service waits for “${name.slice(0, 60)}”, which the file does not have.`,
        };
      }
    }
  },
};

function dependenciesOf(service: YamlNode): { name: string; offset: number }[] {
  const dependencies = at(service, 'depends_on');
  return [
    ...entriesOf(dependencies).map(({ key, keyOffset }) => ({ name: key, offset: keyOffset })),
    ...itemsOf(dependencies).flatMap((item) =>
      item.kind === 'text' ? [{ name: item.text, offset: item.offset }] : [],
    ),
  ];
}

const retiredVersion: ComposeRule = {
  name: 'retired-version',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      const version = at(document, 'version');
      if (version?.kind !== 'text' || !at(document, 'services')) continue;
      yield {
        offset: version.offset,
        message: 'Compose ignores version and warns about it. Remove the line.',
      };
    }
  },
};

export const composeRules: readonly ComposeRule[] = [
  unknownService,
  latestImage,
  privileged,
  publishedDatabase,
  dockerSocket,
  hostNetwork,
  retiredVersion,
];
