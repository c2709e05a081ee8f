import schema from 'virtual:schema/circleci';
import { type Hit, hitAt } from '../finding.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import {
  at,
  entriesOf,
  isOpen,
  itemsOf,
  select,
  textAt,
  type YamlEntry,
  type YamlNode,
} from '../yaml-node.ts';
import type { RulesByName, TreeFile } from '../yaml-rule.ts';
import { explainImage } from './images.ts';

export const published: SchemaUse = {
  schema,
  isQuiet: true,
  // Environments that are lists are accepted since version 2.0: KEY=value, one an item.
  later: `name max_auto_reruns auto_rerun_delay serial-group override-with plan_name retention terminal
    circleci_ip_ranges not equal or and method requires:map environment:list`,
};

/** Under a name of one's own stands an element of an orb, such as `windows: win/default`. */
export function split(document: YamlNode): readonly YamlNode[] {
  if (document.kind !== 'map') return [document];
  const open = ({ value, ...entry }: YamlEntry): YamlEntry => {
    const isOfOrb = value.kind === 'text' && value.text.includes('/');
    return { ...entry, value: isOfOrb ? { kind: 'unresolved', offset: value.offset } : value };
  };
  const entries = document.entries.map((entry) =>
    /^(?:executors|jobs|commands)$/.test(entry.key) && entry.value.kind === 'map'
      ? { ...entry, value: { ...entry.value, entries: entry.value.entries.map(open) } }
      : entry,
  );
  return [{ ...document, entries }];
}

const IMAGES = ['**.docker.*.image'] as const;

const MOVING_MACHINE = {
  like: /^true$|:(?:current|edge|default)$/,
  say: 'This machine’s system changes by itself. Name an image with a date, such as ubuntu-2404:2026.05.1.',
};

export const rules: RulesByName = {
  'unknown-job': { find: findUnknownJobs },
  'unknown-executor': {
    at: ['jobs.*.executor'],
    among: ['executors'],
    // Executors of an orb.
    unlike: /\//,
    say: 'No executor is called “%”.',
  },
  'unknown-step': {
    at: ['jobs|commands.*.steps'],
    among: ['commands'],
    unlike:
      /\/|^(?:checkout|setup_remote_docker|add_ssh_keys|attach_workspace|(?:save|restore)_cache)$/,
    say: 'No step and no command is called “%”.',
  },
  'moving-image': { at: IMAGES, say: explainImage },
  'retired-image': {
    at: IMAGES,
    like: /^circleci\//,
    say: 'The circleci/ images have not been updated since 2021. Take their successors from cimg/.',
  },
  'unpinned-orb': {
    at: ['orbs.*'],
    unlike: /<<|@\d+\.\d+\.\d+$/,
    say: '“%” takes newer releases by itself. Name all three parts of the version.',
  },
  // A resource class with a namespace is a machine of one's own.
  'moving-machine': [
    { ...MOVING_MACHINE, at: ['**.!resource_class.machine', '**.machine.image'] },
    { ...MOVING_MACHINE, at: ['**.?machine'], where: { resource_class: /^[^/]*$/ }, on: 'machine' },
  ],
  'script-injection': {
    at: ['**.run|command'],
    like: /<<\s{0,8}pipeline\.(?:git\.(?:branch|tag)|trigger_parameters\.github_app\.branch)\s{0,8}>>/g,
    say: 'Whoever names a branch writes into this command. Read $CIRCLE_BRANCH or $CIRCLE_TAG in quotes.',
  },
};

/** Jobs in a workflow depend on each other by the names they have in that workflow. */
function* findUnknownJobs({ documents }: TreeFile): Iterable<Hit> {
  for (const document of documents) {
    const jobs = entriesOf(at(document, 'jobs')).map(({ key }) => key);
    for (const { node: workflow } of select(document, 'workflows.*')) {
      const uses = itemsOf(at(workflow, 'jobs'));
      const names = uses.flatMap(namesOf);
      const isNamedElsewhere = uses.some((use) => isOpen(use) || entriesOf(use).some(isMerged));
      for (const use of uses) {
        const [name = ''] = namesOf(use);
        const isElsewhere = /\/|<</.test(name) || textAt(use, name, 'type') !== undefined;
        if (!jobs.includes(name) && !isElsewhere) {
          yield hitAt(use, 'The workflow runs “%”, and no job has that name.', name);
        }
        for (const need of itemsOf(at(use, name, 'requires'))) {
          if (isNamedElsewhere || need.kind !== 'text' || /<</.test(need.text)) continue;
          // A matrix appends its parameters to a name, or fills them in.
          if (names.some((other) => other.includes('<<'))) continue;
          if (names.some((other) => `${need.text}-`.startsWith(`${other}-`))) continue;
          const words = 'This job waits for “%”, which the workflow does not run.';
          yield hitAt(need, words, need.text);
        }
      }
    }
  }
}

const isMerged = ({ value }: YamlEntry) =>
  isOpen(value) || (value.kind === 'map' && value.hasMergeKey);

/** Names under which a workflow entry can be referenced. */
function namesOf(use: YamlNode): string[] {
  if (use.kind === 'text') return [use.text];
  return entriesOf(use).flatMap(({ key, value }) => {
    return [key, textAt(value, 'name') ?? key, textAt(value, 'matrix', 'alias') ?? key];
  });
}
