import type { Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import {
  at,
  entriesOf,
  itemsOf,
  lacks,
  mapsIn,
  textAt,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlText,
} from '../yaml-node.ts';
import { imageHits } from './images.ts';

type GitlabRule = Rule<YamlFile>;

const GLOBAL_KEYWORDS = [
  'default',
  'include',
  'stages',
  'variables',
  'workflow',
  'spec',
  'image',
  'services',
  'cache',
  'before_script',
  'after_script',
  'pages',
];
/** There without being declared. */
const STANDING_STAGES = ['.pre', '.post'];
const DEFAULT_STAGES = ['build', 'test', 'deploy'];

function* jobsOf({ documents }: YamlFile): Iterable<YamlEntry> {
  for (const document of documents) {
    for (const entry of entriesOf(document)) {
      if (!GLOBAL_KEYWORDS.includes(entry.key) && entry.value.kind === 'map') yield entry;
    }
  }
}

function* imagesOf({ documents }: YamlFile): Iterable<YamlText> {
  for (const document of documents) {
    for (const map of mapsIn(document)) {
      const image = at(map, 'image');
      for (const node of [image, ...itemsOf(at(map, 'services'))]) {
        const name = node?.kind === 'map' ? at(node, 'name') : node;
        if (name?.kind === 'text') yield name;
      }
    }
  }
}

const latestImage: GitlabRule = {
  name: 'moving-image',
  severity: 'hint',
  find: (file) => imageHits(imagesOf(file)),
};

const unknownStage: GitlabRule = {
  name: 'unknown-stage',
  severity: 'error',
  *find(file) {
    // An included file may declare them.
    if (file.documents.some((document) => at(document, 'include'))) return;
    const declared = file.documents.flatMap((document) => itemsOf(at(document, 'stages')));
    const stages = new Set([
      ...STANDING_STAGES,
      ...(declared.length === 0 ? DEFAULT_STAGES : declared.map((stage) => textAt(stage))),
    ]);
    if (declared.some(({ kind }) => kind !== 'text')) return;
    for (const { value } of jobsOf(file)) {
      const stage = at(value, 'stage');
      if (stage?.kind !== 'text' || stage.text.includes('$') || stages.has(stage.text)) continue;
      yield {
        offset: stage.offset,
        message: `No stage is called “${stage.text.slice(0, 60)}”. Add it to stages.`,
      };
    }
  },
};

const unpinnedInclude: GitlabRule = {
  name: 'unpinned-include',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      const include = at(document, 'include');
      for (const entry of include?.kind === 'list' ? include.items : [include]) {
        const message = explainInclude(entry);
        if (message) yield { offset: entry?.offset ?? 0, message };
      }
    }
  },
};

function explainInclude(include: YamlNode | undefined): string | undefined {
  if (textAt(include, 'project') !== undefined && lacks(include, 'ref')) {
    return 'This include follows the default branch of the other project. Give it a ref.';
  }
  if (textAt(include, 'remote') !== undefined && lacks(include, 'integrity')) {
    return 'This include is fetched from elsewhere on each run. Add its integrity hash, or keep a copy.';
  }
  if (/@(?:~latest|main|master)$/.test(textAt(include, 'component') ?? '')) {
    return 'This component takes any newer version by itself. Name the release.';
  }
  return undefined;
}

const dockerWithoutTls: GitlabRule = {
  name: 'docker-without-tls',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const map of mapsIn(document)) {
        const directory = at(map, 'DOCKER_TLS_CERTDIR');
        if (directory === undefined || !isEmpty(directory)) continue;
        yield {
          offset: directory.offset,
          message: 'Docker-in-Docker listens without TLS here. Set DOCKER_TLS_CERTDIR to /certs.',
        };
      }
    }
  },
};

function isEmpty(node: YamlNode): boolean {
  return node.kind === 'empty' || (node.kind === 'text' && node.text === '');
}

const deployWithoutEnvironment: GitlabRule = {
  name: 'deploy-without-environment',
  severity: 'hint',
  *find(file) {
    for (const { key, keyOffset, value } of jobsOf(file)) {
      if (!isProduction(key, value) || !lacks(value, 'environment') || at(value, 'extends'))
        continue;
      yield {
        offset: keyOffset,
        message: `“${key.slice(0, 60)}” deploys without an environment, so GitLab can neither protect it nor roll it back.`,
      };
    }
  },
};

function isProduction(name: string, job: YamlNode): job is YamlMap {
  return /deploy/i.test(name) && !name.startsWith('.') && at(job, 'script') !== undefined;
}

export const gitlabRules: readonly GitlabRule[] = [
  unknownStage,
  latestImage,
  unpinnedInclude,
  dockerWithoutTls,
  deployWithoutEnvironment,
];
