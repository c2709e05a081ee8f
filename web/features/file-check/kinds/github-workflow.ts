import { addToBlock, replaceInLine } from '../edits.ts';
import { type Hit, hitAt } from '../finding.ts';
import { select } from '../yaml-node.ts';
import { namesAt, type RulesByName, type TreeFile } from '../yaml-rule.ts';
import { explainImage } from './images.ts';

const COMMIT = /^[0-9a-f]{40}$/;

/** Attacker-controlled contexts. Source: GitHub, “Secure use reference”, script injections. */
const UNTRUSTED_EXPRESSION =
  /\$\{\{[^}\n]{0,200}(?:github\.head_ref|tojson\(\s{0,8}github(?:\.event(?:\.(?:issue|pull_request|comment|review|discussion|commits|head_commit|workflow_run))?)?\s{0,8}\)|github\.event\.(?:[\w.*[\]-]{1,80}\.)?(?:title|body|message|label|ref|head_ref|default_branch|page_name|email|name)\b)[^}\n]{0,200}\}\}/gi;
/** A secret as the value of an option, but not of those of echo and test. */
const SECRET_OPTION =
  /(?<=\s)-(?![enz]\s)-?[A-Za-z][\w-]{0,40}[ =]{0,4}(?:"[^"\n]{0,200}|'[^'\n]{0,200}|[^\s"'-][^\s"']{0,80})?\$\{\{\s{0,8}secrets\./g;
const UNTRUSTED_HEAD =
  /github\.event\.pull_request\.head\.|github\.head_ref|github\.event\.workflow_run\.head_|refs\/pull\//;

/** Events whose runs have secrets, whoever caused them. */
const TRUSTED_EVENT = /^(?:pull_request_target|workflow_run)$/i;

/** Rules for workflows, and for action metadata where it has the same parts. */
export const rules: RulesByName = {
  'unknown-need': {
    at: ['jobs.*.needs'],
    among: ['jobs'],
    say: 'This job waits for “%”, which is not in the workflow.',
  },
  'refused-by-tool': ['branches', 'tags', 'paths'].map((name) => ({
    severity: 'error',
    at: [`on.*.?${name}.${name}-ignore`],
    say: `GitHub says: you may only define one of \`${name}\` and \`${name}-ignore\` for a single event.`,
  })),
  'missing-timeout': {
    // A job that calls a reusable workflow cannot set a timeout.
    at: ['jobs.*.!timeout-minutes.!uses'],
    say: 'The job “%” may hang for 6 hours. Give it timeout-minutes.',
    fix: addToBlock('timeout-minutes: 30'),
  },
  'unpinned-action': { at: ['**.uses'], say: explainUses },
  'missing-permissions': { find: findMissingPermissions },
  'write-all-permissions': {
    at: ['permissions', 'jobs.*.permissions'],
    like: /^write-all$/,
    say: 'This token may write everything. List the few scopes it needs.',
  },
  'untrusted-checkout': {
    given: (file) => namesAt(file, ['on']).some((event) => TRUSTED_EVENT.test(event)),
    at: ['jobs.*.steps.*'],
    where: { uses: /^actions\/checkout/ },
    on: 'with.ref|repository',
    like: UNTRUSTED_HEAD,
    say: 'This trigger has your secrets, and here it fetches code from a stranger’s pull request. Use pull_request for building it.',
  },
  'script-injection': {
    at: ['**.steps.*.run', '**.steps.*.with.script'],
    like: UNTRUSTED_EXPRESSION,
    say: 'A stranger can write this text, and it becomes part of the script. Pass it as an environment variable.',
  },
  'secret-in-command': {
    at: ['**.steps.*.run'],
    like: SECRET_OPTION,
    say: 'Other programs on the machine can read the options of a command. Map the secret under env, and hand it over on standard input.',
  },
  'retired-command': {
    at: ['**.steps.*.run'],
    like: /::(?:set-output|save-state|set-env|add-path)\b/g,
    say: 'This command is retired or about to be. Write to $GITHUB_OUTPUT, $GITHUB_ENV or $GITHUB_PATH.',
    fix: replaceInLine(
      /echo\s+(["']?)::set-output\s+name=([\w-]+)::([^"'\n]*)\1\s*$/,
      ([, quote, name, value]) => `echo ${quote}${name}=${value}${quote} >> "$GITHUB_OUTPUT"`,
    ),
  },
  'retired-action': {
    severity: 'error',
    at: ['**.uses'],
    like: /^actions\/(?:(?:upload|download)-artifact@v[123]|cache@v[12])(?:\.|$)/,
    say: 'GitHub turned off the service behind “%”, so the step fails. Take version 4 or later.',
  },
  'moving-runner': {
    at: ['jobs.*.runs-on'],
    like: /^(?:ubuntu|windows|macos)-latest$/,
    say: 'This runner changes its system by itself. Name a version, such as ubuntu-24.04.',
  },
  'retired-runner': {
    severity: 'error',
    at: ['jobs.*.runs-on'],
    like: /^(?:ubuntu-(?:1[468]|20)\.04|windows-201[69]|macos-1[0-3](?:\.15)?)$/,
    say: 'GitHub has switched “%” off, so the job waits for ever. Take a later version.',
  },
  'moving-image': {
    at: ['jobs.*.container', 'jobs.*.container.image', 'jobs.*.services.*.image'],
    say: explainImage,
  },
  'inherited-secrets': {
    at: ['jobs.*'],
    where: { uses: /^(?!\.\/|\$)/ },
    on: 'secrets',
    like: /^inherit$/,
    say: 'The called workflow gets every secret you have. Name those that it needs.',
  },
};

/** `./` is a path in the same repository, `$/` one in the repository of the workflow. */
function explainUses(uses: string): string | undefined {
  if (/^\.{1,2}\/|^\$/.test(uses)) return undefined;
  if (uses.startsWith('docker://')) {
    if (/@sha256:|\$\{\{/.test(uses)) return undefined;
    return `“${uses.slice(0, 80)}” is an image that can be replaced. Pin it to its digest, @sha256:….`;
  }
  const [action = '', reference = ''] = uses.split('@');
  if (COMMIT.test(reference) || reference.includes('${{')) return undefined;
  const name = action.slice(0, 80);
  if (/^(?:main|master|develop|trunk|)$/.test(reference)) {
    return `“${name}” runs whatever its branch holds today. Pin it to the full commit digest.`;
  }
  return `“${name}” is pinned to a tag, which can be moved. Pin it to the full commit digest.`;
}

function findMissingPermissions({ documents }: TreeFile): Iterable<Hit> {
  const words =
    'Nothing says what the token may do. Begin with `permissions: { contents: read }`, and add what a job needs.';
  return documents.flatMap((document) => {
    const [first] = select(document, '!permissions.?jobs:*:!permissions.jobs.*');
    return first ? [hitAt(first, words)] : [];
  });
}
