import type { Hit, Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import { at, entriesOf, itemsOf, lacks, textAt, type YamlNode } from '../yaml-node.ts';
import { imageHits } from './images.ts';

type ManifestRule = Rule<YamlFile>;

/** A List holds other objects; everything else is one itself. */
function* objectsOf({ documents }: YamlFile): Iterable<YamlNode> {
  for (const document of documents) {
    const items = itemsOf(at(document, 'items'));
    if (items.length > 0) yield* items;
    else yield document;
  }
}

function podOf(object: YamlNode): YamlNode | undefined {
  switch (textAt(object, 'kind')) {
    case 'Pod':
      return at(object, 'spec');
    case 'CronJob':
      return at(object, 'spec', 'jobTemplate', 'spec', 'template', 'spec');
    default:
      return at(object, 'spec', 'template', 'spec');
  }
}

function* podsOf(file: YamlFile): Iterable<YamlNode> {
  for (const object of objectsOf(file)) {
    const pod = podOf(object);
    if (pod && at(pod, 'containers')) yield pod;
  }
}

function containersOf(pod: YamlNode): readonly YamlNode[] {
  return [...itemsOf(at(pod, 'containers')), ...itemsOf(at(pod, 'initContainers'))];
}

function* allContainers(file: YamlFile): Iterable<YamlNode> {
  for (const pod of podsOf(file)) yield* containersOf(pod);
}

const latestImage: ManifestRule = {
  name: 'moving-image',
  severity: 'hint',
  *find(file) {
    for (const container of allContainers(file)) {
      const image = at(container, 'image');
      if (image?.kind === 'text') yield* imageHits([image]);
    }
  },
};

const missingLimits: ManifestRule = {
  name: 'missing-limits',
  severity: 'hint',
  *find(file) {
    for (const pod of podsOf(file)) {
      for (const container of itemsOf(at(pod, 'containers'))) {
        const resources = at(container, 'resources');
        const hasBoth = at(resources, 'limits', 'memory') && at(resources, 'requests');
        if (hasBoth || container.kind !== 'map' || container.isExtended) continue;
        yield {
          offset: container.offset,
          message: `“${nameOf(container)}” has no requests or no memory limit, so a leak takes the node with it.`,
        };
      }
    }
  },
};

const rootUser: ManifestRule = {
  name: 'root-user',
  severity: 'hint',
  *find(file) {
    for (const pod of podsOf(file)) {
      for (const container of containersOf(pod)) {
        if (container.kind !== 'map' || !mayBeRoot(pod, container)) continue;
        yield {
          offset: at(container, 'securityContext', 'runAsUser')?.offset ?? container.offset,
          message: `“${nameOf(container)}” may run as root. Set runAsNonRoot: true in its securityContext.`,
        };
      }
    }
  },
};

function mayBeRoot(pod: YamlNode, container: YamlNode): boolean {
  const setting = (name: string) =>
    textAt(container, 'securityContext', name) ?? textAt(pod, 'securityContext', name);
  if (setting('runAsUser') === '0') return true;
  return setting('runAsNonRoot') !== 'true' && setting('runAsUser') === undefined;
}

const privileged: ManifestRule = {
  name: 'privileged-container',
  severity: 'hint',
  *find(file) {
    for (const container of allContainers(file)) {
      const isPrivileged = at(container, 'securityContext', 'privileged');
      if (isPrivileged?.kind !== 'text' || isPrivileged.text !== 'true') continue;
      yield {
        offset: isPrivileged.offset,
        message: 'A privileged container is root on its node. Add the single capability instead.',
      };
    }
  },
};

const hostNamespaces: ManifestRule = {
  name: 'host-access',
  severity: 'hint',
  *find(file) {
    for (const pod of podsOf(file)) {
      for (const key of ['hostNetwork', 'hostPID', 'hostIPC']) {
        const setting = at(pod, key);
        if (setting?.kind !== 'text' || setting.text !== 'true') continue;
        yield {
          offset: setting.offset,
          message: `${key} removes the wall between this pod and its node.`,
        };
      }
      for (const volume of itemsOf(at(pod, 'volumes'))) {
        const path = at(volume, 'hostPath');
        if (!path) continue;
        yield {
          offset: path.offset,
          message: 'This pod reads or writes the disk of its node. Use a volume claim.',
        };
      }
    }
  },
};

const secretInManifest: ManifestRule = {
  name: 'secret-in-manifest',
  severity: 'hint',
  *find(file) {
    for (const object of objectsOf(file)) {
      if (textAt(object, 'kind') !== 'Secret') continue;
      yield* filledIn(at(object, 'data'));
      yield* filledIn(at(object, 'stringData'));
    }
  },
};

function* filledIn(values: YamlNode | undefined): Iterable<Hit> {
  for (const { key, keyOffset, value } of entriesOf(values)) {
    if (value.kind !== 'text' || value.text === '' || /\$\{|\{\{|^ENC\[/.test(value.text)) continue;
    yield {
      offset: keyOffset,
      message: `“${key.slice(0, 60)}” is readable here, base64 or not. Encrypt it with SOPS or fetch it from a vault.`,
    };
  }
}

const missingProbe: ManifestRule = {
  name: 'missing-readiness',
  severity: 'hint',
  *find(file) {
    for (const object of objectsOf(file)) {
      if (!/^(?:Deployment|StatefulSet)$/.test(textAt(object, 'kind') ?? '')) continue;
      for (const container of itemsOf(at(podOf(object), 'containers'))) {
        if (!at(container, 'ports') || !lacks(container, 'readinessProbe')) continue;
        yield {
          offset: container.offset,
          message: `“${nameOf(container)}” gets traffic before it can answer. Give it a readinessProbe.`,
        };
      }
    }
  },
};

function nameOf(container: YamlNode): string {
  return (textAt(container, 'name') ?? 'This container').slice(0, 60);
}

export const kubernetesRules: readonly ManifestRule[] = [
  latestImage,
  missingLimits,
  rootUser,
  privileged,
  hostNamespaces,
  secretInManifest,
  missingProbe,
];
