import type { Hit, Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import {
  at,
  entriesOf,
  itemsOf,
  lacks,
  mapsIn,
  textAt,
  textsUnder,
  type YamlEntry,
  type YamlMap,
  type YamlText,
} from '../yaml-node.ts';
import { explainImage, imageHits } from './images.ts';
import { matchesWithin } from './shell.ts';

type WorkflowRule = Rule<YamlFile>;

function* jobsOf({ documents }: YamlFile): Iterable<YamlEntry> {
  for (const document of documents) yield* entriesOf(at(document, 'jobs'));
}

function* stepsOf(file: YamlFile): Iterable<YamlMap> {
  for (const { value } of jobsOf(file)) {
    for (const step of itemsOf(at(value, 'steps'))) if (step.kind === 'map') yield step;
  }
  for (const document of file.documents) {
    for (const step of itemsOf(at(document, 'runs', 'steps'))) if (step.kind === 'map') yield step;
  }
}

function triggersOf(file: YamlFile): readonly string[] {
  return file.documents.flatMap((document) => {
    const on = at(document, 'on');
    if (on?.kind === 'text') return [on.text];
    const names = itemsOf(on).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    return [...names, ...entriesOf(on).map(({ key }) => key)];
  });
}

const missingTimeout: WorkflowRule = {
  name: 'missing-timeout',
  severity: 'hint',
  *find(file) {
    for (const { key, keyOffset, value } of jobsOf(file)) {
      // A job that calls another workflow cannot have one.
      if (!lacks(value, 'timeout-minutes') || at(value, 'uses')) continue;
      yield {
        offset: keyOffset,
        message: `The job “${key.slice(0, 60)}” may hang for 6 hours. Give it timeout-minutes.`,
      };
    }
  },
};

const COMMIT = /^[0-9a-f]{40}$/;

const unpinnedAction: WorkflowRule = {
  name: 'unpinned-action',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'uses')) {
        const message = explainUses(text);
        if (message) yield { offset, message };
      }
    }
  },
};

function explainUses(uses: string): string | undefined {
  if (uses.startsWith('./')) return undefined;
  if (uses.startsWith('docker://')) return explainImage(uses.slice('docker://'.length));
  const [action = '', reference = ''] = uses.split('@');
  if (COMMIT.test(reference)) return undefined;
  const name = action.slice(0, 80);
  if (/^(?:main|master|develop|trunk|)$/.test(reference)) {
    return `“${name}” runs whatever its branch holds today. Pin it to the full commit digest.`;
  }
  return `“${name}” is pinned to a tag, which can be moved. Pin it to the full commit digest.`;
}

const missingPermissions: WorkflowRule = {
  name: 'missing-permissions',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      const jobs = entriesOf(at(document, 'jobs'));
      if (!lacks(document, 'permissions') || jobs.length === 0) continue;
      if (jobs.every(({ value }) => !lacks(value, 'permissions'))) continue;
      yield {
        offset: jobs[0]?.keyOffset ?? document.offset,
        message:
          'Nothing says what the token may do. Begin with permissions: contents: read, and add what a job needs.',
      };
    }
  },
};

const writeAllPermissions: WorkflowRule = {
  name: 'write-all-permissions',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'permissions')) {
        if (text !== 'write-all') continue;
        yield { offset, message: 'This token may write everything. List the few scopes it needs.' };
      }
    }
  },
};

const UNTRUSTED_HEAD =
  /github\.event\.pull_request\.head\.|github\.head_ref|github\.event\.workflow_run\.head_|refs\/pull\//;

const untrustedCheckout: WorkflowRule = {
  name: 'untrusted-checkout',
  severity: 'hint',
  *find(file) {
    const triggers = triggersOf(file);
    if (!triggers.includes('pull_request_target') && !triggers.includes('workflow_run')) return;
    for (const step of stepsOf(file)) {
      const ref = at(step, 'with', 'ref') ?? at(step, 'with', 'repository');
      if (!textAt(step, 'uses')?.startsWith('actions/checkout')) continue;
      if (ref?.kind !== 'text' || !UNTRUSTED_HEAD.test(ref.text)) continue;
      yield {
        offset: ref.offset,
        message:
          'This trigger has your secrets, and here it fetches code from a stranger’s pull request. Use pull_request for building it.',
      };
    }
  },
};

/** What a stranger can write. Source: GitHub, “Secure use reference”, script injections. */
const UNTRUSTED_EXPRESSION =
  /\$\{\{[^}\n]{0,200}(?:github\.head_ref|github\.event\.(?:[\w.*[\]-]{1,80}\.)?(?:title|body|message|label|ref|head_ref|default_branch|page_name|email|name)\b)[^}\n]{0,200}\}\}/g;

const scriptInjection: WorkflowRule = {
  name: 'script-injection',
  severity: 'hint',
  *find(file) {
    for (const step of stepsOf(file)) {
      for (const script of [at(step, 'run'), at(step, 'with', 'script')]) {
        if (script?.kind !== 'text') continue;
        yield* matchesWithin(
          file.text,
          script,
          UNTRUSTED_EXPRESSION,
          'A stranger can write this text, and it becomes part of the script. Pass it as an environment variable.',
        );
      }
    }
  },
};

const RETIRED_COMMAND = /::(?:set-output|save-state|set-env|add-path)\b/g;

const retiredCommand: WorkflowRule = {
  name: 'retired-command',
  severity: 'hint',
  *find(file) {
    for (const step of stepsOf(file)) {
      const run = at(step, 'run');
      if (run?.kind !== 'text') continue;
      yield* matchesWithin(
        file.text,
        run,
        RETIRED_COMMAND,
        'This command is retired or about to be. Write to $GITHUB_OUTPUT, $GITHUB_ENV or $GITHUB_PATH.',
      );
    }
  },
};

const movingRunner: WorkflowRule = {
  name: 'moving-runner',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, 'runs-on')) {
        if (!/^(?:ubuntu|windows|macos)-latest$/.test(text)) continue;
        yield {
          offset,
          message:
            'This runner changes its system by itself. Name a version, such as ubuntu-24.04.',
        };
      }
    }
  },
};

const latestImage: WorkflowRule = {
  name: 'moving-image',
  severity: 'hint',
  find: (file) => imageHits(imagesOf(file)),
};

function* imagesOf(file: YamlFile): Iterable<YamlText> {
  for (const { value } of jobsOf(file)) {
    const container = at(value, 'container');
    if (container?.kind === 'text') yield container;
    yield* textsUnder(container, 'image');
    yield* textsUnder(at(value, 'services'), 'image');
  }
}

const missingJobs: WorkflowRule = {
  name: 'missing-jobs',
  severity: 'error',
  *find({ documents }) {
    for (const document of documents) {
      if (lacks(document, 'jobs') && at(document, 'on')) {
        yield { offset: document.offset, message: 'This workflow has no jobs.' };
      }
    }
  },
};

const unknownNeed: WorkflowRule = {
  name: 'unknown-need',
  severity: 'error',
  *find(file) {
    const names = new Set(Array.from(jobsOf(file), ({ key }) => key));
    for (const { value } of jobsOf(file)) yield* unknownNeeds(value, names);
  },
};

function* unknownNeeds(job: YamlEntry['value'], names: ReadonlySet<string>): Iterable<Hit> {
  const needs = at(job, 'needs');
  for (const need of needs?.kind === 'text' ? [needs] : itemsOf(needs)) {
    if (need.kind !== 'text' || names.has(need.text)) continue;
    yield {
      offset: need.offset,
      message: `This job waits for “${need.text.slice(0, 60)}”, which is not in the workflow.`,
    };
  }
}

const secretsForStrangers: WorkflowRule = {
  name: 'inherited-secrets',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const map of mapsIn(at(document, 'jobs'))) {
        const secrets = at(map, 'secrets');
        if (secrets?.kind !== 'text' || secrets.text !== 'inherit') continue;
        if (textAt(map, 'uses')?.startsWith('./')) continue;
        yield {
          offset: secrets.offset,
          message: 'The called workflow gets every secret you have. Name those that it needs.',
        };
      }
    }
  },
};

export const workflowRules: readonly WorkflowRule[] = [
  missingJobs,
  unknownNeed,
  missingTimeout,
  unpinnedAction,
  missingPermissions,
  writeAllPermissions,
  untrustedCheckout,
  scriptInjection,
  retiredCommand,
  movingRunner,
  latestImage,
  secretsForStrangers,
];
