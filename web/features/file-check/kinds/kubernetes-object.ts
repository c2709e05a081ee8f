import { at, itemsOf, textAt, type YamlNode } from '../yaml-node.ts';

/** An object of a manifest, and the parts of the pods that it runs. */
export interface KubernetesObject {
  readonly tree: YamlNode;
  /** Version and kind, such as `apps/v1 Deployment`. */
  readonly id: string;
  readonly template: YamlNode | undefined;
  readonly labels: YamlNode | undefined;
  readonly pod: YamlNode | undefined;
  readonly containers: readonly YamlNode[];
}

export const idOf = (tree: YamlNode) => `${textAt(tree, 'apiVersion')} ${textAt(tree, 'kind')}`;

export function readObject(tree: YamlNode): KubernetesObject {
  const template =
    textAt(tree, 'kind') === 'Pod'
      ? tree
      : (at(tree, 'spec', 'jobTemplate', 'spec', 'template') ?? at(tree, 'spec', 'template'));
  const pod = at(template, 'spec');
  return {
    tree,
    id: idOf(tree),
    template,
    labels: at(template, 'metadata', 'labels'),
    pod,
    containers: [...itemsOf(at(pod, 'containers')), ...itemsOf(at(pod, 'initContainers'))],
  };
}
