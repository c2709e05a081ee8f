import type { Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import {
  at,
  entriesOf,
  itemsOf,
  mapsIn,
  textAt,
  textsUnder,
  type YamlNode,
  type YamlText,
} from '../yaml-node.ts';
import { imageHits } from './images.ts';
import { matchesWithin } from './shell.ts';

type CircleRule = Rule<YamlFile>;

function* dockerImagesOf({ documents }: YamlFile): Iterable<YamlText> {
  for (const document of documents) {
    for (const map of mapsIn(document)) {
      for (const container of itemsOf(at(map, 'docker'))) yield* textsUnder(container, 'image');
    }
  }
}

const latestImage: CircleRule = {
  name: 'moving-image',
  severity: 'hint',
  find: (file) => imageHits(dockerImagesOf(file)),
};

const retiredImage: CircleRule = {
  name: 'retired-image',
  severity: 'hint',
  *find(file) {
    for (const { text, offset } of dockerImagesOf(file)) {
      if (!text.startsWith('circleci/')) continue;
      yield {
        offset,
        message:
          'The circleci/ images have not been updated since 2021. Take their successors from cimg/.',
      };
    }
  },
};

const EXACT_VERSION = /@\d+\.\d+\.\d+$/;

const unpinnedOrb: CircleRule = {
  name: 'unpinned-orb',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { value } of entriesOf(at(document, 'orbs'))) {
        if (value.kind !== 'text' || value.text.includes('<<')) continue;
        if (EXACT_VERSION.test(value.text)) continue;
        yield {
          offset: value.offset,
          message: `“${value.text.slice(0, 80)}” takes newer releases by itself. Name all three parts of the version.`,
        };
      }
    }
  },
};

const movingMachine: CircleRule = {
  name: 'moving-machine',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const map of mapsIn(document)) {
        const machine = at(map, 'machine');
        const image = at(machine, 'image');
        const isDefault = machine?.kind === 'text' && machine.text === 'true';
        const isMoving = image?.kind === 'text' && /:(?:current|edge|default)$/.test(image.text);
        if (!isDefault && !isMoving) continue;
        yield {
          offset: (isMoving ? image : machine)?.offset ?? map.offset,
          message:
            'This machine’s system changes by itself. Name an image with a date, such as ubuntu-2404:2024.11.1.',
        };
      }
    }
  },
};

const UNTRUSTED_VALUE =
  /<<\s{0,8}pipeline\.(?:git\.(?:branch|tag)|trigger_parameters\.github_app\.branch)\s{0,8}>>/g;

const scriptInjection: CircleRule = {
  name: 'script-injection',
  severity: 'hint',
  *find({ text, documents }) {
    for (const document of documents) {
      for (const script of [...textsUnder(document, 'run'), ...textsUnder(document, 'command')]) {
        yield* matchesWithin(
          text,
          script,
          UNTRUSTED_VALUE,
          'Whoever names a branch writes into this command. Read $CIRCLE_BRANCH or $CIRCLE_TAG in quotes.',
        );
      }
    }
  },
};

const unknownJob: CircleRule = {
  name: 'unknown-job',
  severity: 'error',
  *find({ documents }) {
    for (const document of documents) {
      const names = new Set(entriesOf(at(document, 'jobs')).map(({ key }) => key));
      for (const { value } of entriesOf(at(document, 'workflows'))) {
        for (const reference of itemsOf(at(value, 'jobs'))) {
          const name = nameOf(reference);
          if (name === undefined || names.has(name) || isFromElsewhere(reference, name)) continue;
          yield {
            offset: reference.offset,
            message: `The workflow runs “${name.slice(0, 60)}”, and no job has that name.`,
          };
        }
      }
    }
  },
};

function nameOf(reference: YamlNode): string | undefined {
  return reference.kind === 'text' ? reference.text : entriesOf(reference)[0]?.key;
}

/** An approval has no job behind it; a slash names one of an orb. */
function isFromElsewhere(reference: YamlNode, name: string): boolean {
  return name.includes('/') || name.includes('<<') || textAt(reference, name, 'type') !== undefined;
}

export const circleRules: readonly CircleRule[] = [
  unknownJob,
  latestImage,
  retiredImage,
  unpinnedOrb,
  movingMachine,
  scriptInjection,
];
