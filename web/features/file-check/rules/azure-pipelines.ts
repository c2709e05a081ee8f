import type { Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import { at, itemsOf, mapsIn, textAt, textsUnder, type YamlText } from '../yaml-node.ts';
import { imageHits } from './images.ts';
import { matchesWithin } from './shell.ts';

type AzureRule = Rule<YamlFile>;

const SCRIPT_KEYS = ['script', 'bash', 'pwsh', 'powershell', 'inlineScript'] as const;

const unlimitedTime: AzureRule = {
  name: 'missing-timeout',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'timeoutInMinutes')) {
        if (text !== '0') continue;
        yield {
          offset,
          message: '0 lets a job run as long as the agent allows. Give it a limit in minutes.',
        };
      }
    }
  },
};

const movingRunner: AzureRule = {
  name: 'moving-runner',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'vmImage')) {
        if (!/^(?:ubuntu|windows|macos)-latest$/i.test(text)) continue;
        yield {
          offset,
          message:
            'Microsoft moves this agent to a new system now and then. Name one, such as ubuntu-24.04.',
        };
      }
    }
  },
};

const taskWithoutVersion: AzureRule = {
  name: 'task-without-version',
  severity: 'error',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'task')) {
        if (/@\d/.test(text) || text.includes('${{')) continue;
        yield {
          offset,
          message: `“${text.slice(0, 60)}” needs its version after an @, such as @2.`,
        };
      }
    }
  },
};

const unpinnedTemplate: AzureRule = {
  name: 'unpinned-template',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const repository of itemsOf(at(document, 'resources', 'repositories'))) {
        const ref = textAt(repository, 'ref') ?? 'refs/heads/main';
        if (!ref.startsWith('refs/heads/')) continue;
        yield {
          offset: at(repository, 'ref')?.offset ?? repository.offset,
          message:
            'Templates from this repository change with its branch. Refer to a tag: refs/tags/…',
        };
      }
    }
  },
};

/** Macros are put into the script before a shell sees it. */
const UNTRUSTED_MACRO =
  /\$\((?:Build\.SourceVersionMessage|Build\.SourceBranch|Build\.SourceBranchName|Build\.RequestedFor|System\.PullRequest\.SourceBranch)\)|\$\{\{\s{0,8}parameters\.\w{1,80}\s{0,8}\}\}/gi;

const scriptInjection: AzureRule = {
  name: 'script-injection',
  severity: 'hint',
  *find({ text, documents }) {
    for (const document of documents) {
      for (const script of textsUnder(document, ...SCRIPT_KEYS)) {
        yield* matchesWithin(
          text,
          script,
          UNTRUSTED_MACRO,
          'This text is pasted into the script as it comes. Map it under env and read it as a variable.',
        );
      }
    }
  },
};

const latestImage: AzureRule = {
  name: 'moving-image',
  severity: 'hint',
  find: (file) => imageHits(imagesOf(file)),
};

function* imagesOf({ documents }: YamlFile): Iterable<YamlText> {
  for (const document of documents) {
    for (const container of itemsOf(at(document, 'resources', 'containers'))) {
      yield* textsUnder(container, 'image');
    }
    for (const map of mapsIn(document)) {
      const container = at(map, 'container');
      yield* textsUnder(container, 'image');
      // A plain name may refer to a container that is declared above.
      if (container?.kind === 'text' && /[/:]/.test(container.text)) yield container;
    }
  }
}

export const azureRules: readonly AzureRule[] = [
  taskWithoutVersion,
  unlimitedTime,
  movingRunner,
  unpinnedTemplate,
  scriptInjection,
  latestImage,
];
