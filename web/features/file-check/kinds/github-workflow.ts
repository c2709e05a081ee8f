import { actions } from '../../../content/workspace/config/pins.json' with { type: 'json' };
import { addToBlock, replaceInLine, replaceName } from '../edits.ts';
import { type Edit, type Fix, type Hit, hitAt } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import { entriesOf, select, type YamlNode } from '../yaml-node.ts';
import type { RulesByName, TreeFile } from '../yaml-rule.ts';
import { audits, isForStrangers } from './github-audits.ts';
import { explainImage } from './images.ts';

const RETIRED_RUNNER = /^(?:ubuntu-(?:1[468]|20)\.04|windows-201[69]|macos-1[0-3](?:\.15)?)$/;

const COMMIT = /^[0-9a-f]{40}$/;

/** Attacker-controlled contexts. Source: GitHub, “Secure use reference”, script injections. */
const UNTRUSTED = [
  String.raw`github\.head_ref`,
  String.raw`tojson\(\s{0,8}github(?:\.event(?:\.(?:issue|pull_request|comment|review|discussion|commits|head_commit|workflow_run))?)?\s{0,8}\)`,
  String.raw`github\.event\.(?:issue|pull_request|discussion)\.(?:title|body)\b`,
  String.raw`github\.event\.(?:comment|review|review_comment)\.body\b`,
  String.raw`github\.event\.pages\.[\w.*]{1,40}\.page_name\b`,
  String.raw`github\.event\.(?:workflow_run\.)?(?:commits\.[\w.*[\]]{1,20}|head_commit)\.(?:message|author\.(?:email|name))\b`,
  String.raw`github\.event\.(?:commits\[\d\])\.message\b`,
  String.raw`github\.event\.pull_request\.head\.(?:ref|label|repo\.default_branch)\b`,
  String.raw`github\.event\.workflow_run\.(?:head_branch|display_title|head_repository\.description|pull_requests[\w.*[\]]{1,20}\.head\.ref)\b`,
].join('|');
/** What compares gives true or false. */
const COMPARISON = String.raw`(?![^}\n]{0,200}(?:==|!=))(?!\s{0,8}!?\s{0,8}(?:contains|startsWith|endsWith)\()`;
const UNTRUSTED_EXPRESSION = new RegExp(
  String.raw`\$\{\{${COMPARISON}[^}\n]{0,200}(?:${UNTRUSTED})[^}\n]{0,200}\}\}`,
  'gi',
);
/** A secret as the value of an option, but no user name, and not of the options of echo and test. */
const SECRET_OPTION =
  /(?<=\s)-(?![enz]\s)-?[A-Za-z][\w-]{0,40}[ =]{0,4}(?:"[^"\n]{0,200}|'[^'\n]{0,200}|[^\s"'-][^\s"']{0,80})?\$\{\{\s{0,8}secrets\.(?!\w{0,60}(?:USER|LOGIN)\w{0,60}\s{0,8}\}\})/g;
const UNTRUSTED_HEAD =
  /github\.event\.pull_request\.head\.|github\.head_ref|github\.event\.workflow_run\.head_|refs\/pull\//;

/** The systems that these names mean in November 2026. */
const nameSystem: Fix = replaceInLine(
  /(?<=runs-on:\s*)(?:ubuntu|windows)-latest(?=\s*(?:#|$))/,
  ([name]) => (name === 'ubuntu-latest' ? 'ubuntu-24.04' : 'windows-2025'),
);

/** Rules for workflows, and for action metadata where it has the same parts. */
export const rules: RulesByName = {
  ...audits,
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
  'unpinned-action': { at: ['**.uses'], say: explainUses, fix: pinToCommit },
  'missing-permissions': { find: findMissingPermissions },
  'write-all-permissions': {
    at: ['permissions', 'jobs.*.permissions'],
    like: /^write-all$/,
    say: 'This token may write everything. List the few scopes it needs.',
    fix: (text, offset) =>
      onlyReads(text) ? replaceName('write-all', '{ contents: read }')(text, offset) : undefined,
  },
  'untrusted-checkout': {
    given: isForStrangers,
    at: ['jobs.*.steps.*'],
    where: { uses: /^actions\/checkout/ },
    on: 'with.ref|repository',
    like: UNTRUSTED_HEAD,
    say: 'This trigger has your secrets, and here it fetches code from a stranger’s pull request. Use pull_request for building it.',
  },
  'script-injection': {
    at: ['**.steps.*.run', '**.steps.*.with.script|inlineScript|cmd'],
    like: UNTRUSTED_EXPRESSION,
    say: 'A stranger can write this text, and it becomes part of the script. Pass it as an environment variable.',
  },
  'input-in-script': {
    at: ['runs.steps.*.run'],
    like: /\$\{\{\s{0,8}inputs\.[\w-]{1,80}\s{0,8}\}\}/g,
    say: 'Whoever uses this action decides what becomes part of the script. Pass the input as an environment variable.',
  },
  'secret-in-command': {
    at: ['**.steps.*.run'],
    like: SECRET_OPTION,
    say: 'Other programs on the machine can read the options of a command. Map the secret under env, and hand it over on standard input.',
  },
  'retired-command': [
    {
      at: ['**.env.ACTIONS_ALLOW_UNSECURE_COMMANDS'],
      like: /^true$/i,
      say: 'With this, whatever prints to the log can set variables and the path of later steps. Write to GITHUB_ENV.',
    },
    {
      at: ['**.steps.*.run'],
      like: /::(?:set-output|save-state|set-env|add-path)\b/g,
      say: 'This command is retired or about to be. Write to $GITHUB_OUTPUT, $GITHUB_ENV or $GITHUB_PATH.',
      fix: replaceInLine(
        /echo\s+(["']?)::set-output\s+name=([\w-]+)::([^"'\n]*)\1\s*$/,
        ([, quote, name, value]) => `echo ${quote}${name}=${value}${quote} >> "$GITHUB_OUTPUT"`,
      ),
    },
  ],
  'retired-action': {
    severity: 'error',
    at: ['**.uses'],
    like: /^actions\/(?:(?:upload|download)-artifact@v[123]|cache@v[12])(?:\.|$)/,
    say: 'GitHub turned off the service behind “%”, so the step fails. Take version 4 or later.',
    fix: replaceInLine(/(?<=(?:-artifact|cache)@)v[123](?:\.\d+){0,2}(?=\s*$)/, () => 'v4'),
  },
  'moving-runner': {
    at: ['jobs.*.runs-on'],
    like: /^(?:ubuntu|windows|macos)-latest$/,
    say: 'This runner changes its system by itself. Name a version, such as ubuntu-24.04.',
    fix: nameSystem,
  },
  'unknown-runner': {
    at: ['jobs.*.runs-on'],
    say: explainRunner,
    fix: (text, offset) => {
      const [label = ''] = /[\w.-]+/.exec(text.slice(offset, offset + 40)) ?? [];
      return replaceName(label, nearestOf(label, RUNNERS) ?? label)(text, offset);
    },
  },
  'retired-runner': {
    severity: 'error',
    at: ['jobs.*.runs-on'],
    like: RETIRED_RUNNER,
    say: 'GitHub has switched “%” off, so the job waits for ever. Take a later version.',
    fix: replaceInLine(/ubuntu-(?:1[468]|20)\.04/, () => 'ubuntu-24.04'),
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

/** Runners of GitHub. Source: GitHub, “GitHub-hosted runners reference”. */
const RUNNERS =
  'ubuntu-latest ubuntu-26.04 ubuntu-24.04 ubuntu-22.04 ubuntu-24.04-arm ubuntu-22.04-arm ubuntu-slim windows-latest windows-2025 windows-2022 windows-11-arm macos-latest macos-26 macos-15 macos-14 macos-15-intel macos-26-intel'.split(
    ' ',
  );
const NEARLY_A_RUNNER =
  /^(?:u[a-z]{3,6}|wind?[a-z]{2,6}|mac-?[a-z]{0,3})-(?:latest|lastest|[\d.]{1,6})$/i;

/** A label that is nearly one of GitHub's; others may belong to runners of one's own. */
function explainRunner(label: string): string | undefined {
  if (RUNNERS.includes(label.toLowerCase()) || RETIRED_RUNNER.test(label)) return undefined;
  const near = NEARLY_A_RUNNER.test(label) ? nearestOf(label, RUNNERS) : undefined;
  return near && `GitHub has no runner called “${label}”. It may mean “${near}”.`;
}

/** The commit of an exact version that we hold; the version stays as a comment. */
function pinToCommit(text: string, offset: number) {
  const [uses = '', name = '', tag = ''] =
    /^["']?([\w-]+\/[\w-]+)@(v?[\d.]+)["']?(?=[ ]*\r?$)/m.exec(text.slice(offset, offset + 200)) ??
    [];
  const pin = Object.entries(actions).find(([action]) => action === name)?.[1];
  if (!pin || pin.version !== tag || !text.startsWith(uses, offset)) return undefined;
  return { offset, end: offset + uses.length, text: `${name}@${pin.digest} # ${tag}` };
}

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

/** Actions that need no more than to read the repository. */
const READING =
  /^actions\/(?:checkout|setup-(?:node|python|java|go|dotnet)|cache|(?:upload|download)-artifact)@/;
const USES_TOKEN = /GITHUB_TOKEN|github\.token|\bgit\s+push\b|\bgh\s+\w/;

/** Whether no job does more than read, as far as the file tells. */
const onlyReads = (text: string) =>
  !USES_TOKEN.test(text) &&
  Array.from(text.matchAll(/\buses:\s*["']?(\S+)/g)).every(([, uses = '']) => READING.test(uses));

/** Adds the least permissions above the jobs. */
function addPermissions(document: YamlNode, text: string): Edit | undefined {
  const offset = entriesOf(document).find(({ key }) => key === 'jobs')?.keyOffset ?? -1;
  const isAtStart = offset === 0 || text[offset - 1] === '\n';
  if (!isAtStart || !onlyReads(text)) return undefined;
  const lines = ['permissions:', '  contents: read', '', ''];
  return { offset, end: offset, text: lines.join(text.includes('\r\n') ? '\r\n' : '\n') };
}

function findMissingPermissions({ documents, text }: TreeFile): Iterable<Hit> {
  const words =
    'Nothing says what the token may do. Begin with `permissions: { contents: read }`, and add what a job needs.';
  return documents.flatMap((document) => {
    const [first] = select(document, '!permissions.?jobs:*:!permissions.jobs.*');
    return first ? [{ ...hitAt(first, words), fix: addPermissions(document, text) }] : [];
  });
}
