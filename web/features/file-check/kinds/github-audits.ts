import { replaceInLine, replaceName } from '../edits.ts';
import { type Hit, hitAt } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import { at, itemsOf, select, textAt, type YamlNode } from '../yaml-node.ts';
import { namesAt, partsAt, type RulesByName, type TreeFile } from '../yaml-rule.ts';

/** Whether the runs have secrets, whoever causes them. */
export const isForStrangers = (file: TreeFile) =>
  namesAt(file, ['on|true']).some((event) => /^(?:pull_request_target|workflow_run)$/i.test(event));

const correctActor = replaceInLine(
  /github\.actor(?=\s*==)/,
  () => 'github.event.pull_request.user.login',
);

const EXPRESSIONS = ['**.if', '**.run', '**.env.*', '**.with.*', '**.runs-on', '**.outputs.*'];

/** Versions with known holes. Source: GitHub Advisory Database. */
const VULNERABLE: readonly (readonly [uses: RegExp, advisory: string])[] = [
  [/^tj-actions\/changed-files@v(?:[1-9]|[1-3]\d|4[0-5])(?:\.|$)/i, 'CVE-2025-30066'],
  [/^reviewdog\/action-setup@v1$/i, 'CVE-2025-30154'],
  [/^actions\/download-artifact@v4\.(?:0\.\d|1\.[0-2])$/i, 'CVE-2024-42471'],
  [/^pypa\/gh-action-pypi-publish@v1\.(?:[0-9]|1[0-2])\.\d+$/i, 'GHSA-vxmw-7h4f-hqxh'],
  [/^rlespinasse\/github-slug-action@v(?:[1-3]|4\.[0-3])(?:\.|$)/i, 'CVE-2023-27581'],
  [
    /^gajira\/gajira-comment@v[12](?:\.|$)|^atlassian\/gajira-comment@v[12](?:\.|$)/i,
    'CVE-2020-14189',
  ],
];

/** Archived by their owners, without a fix for what is found in them. */
const ARCHIVED =
  /^(?:actions-rs\/[\w-]+|actions\/(?:create-release|upload-release-asset|setup-ruby|setup-elixir|setup-haskell)|8398a7\/action-slack|azure\/(?:container-scan|k8s-actions|appservice-actions|get-keyvault-secrets)|crazy-max\/ghaction-docker-buildx|delaguardo\/setup-graalvm|cedrickring\/golang-action)(?:\/[\w.-]+)*@/i;

const WELL_KNOWN_OWNERS = ['actions', 'docker', 'github', 'hashicorp', 'google-github-actions'];
const WELL_KNOWN_ACTIONS =
  /^(?:checkout|cache|setup-\w+|(?:upload|download)-artifact|github-script|login-action|build-push-action|metadata-action|codeql-action|auth)(?:[/@]|$)/;

/** Audits of zizmor that a single file can show. Source: zizmor, “Audits”. */
export const audits: RulesByName = {
  'untrusted-environment': {
    given: isForStrangers,
    at: ['**.steps.*.run'],
    like: /^[^#\n]*[$`][^\n]{0,300}>>\s{0,8}["']?\$\{?(?:GITHUB_ENV|GITHUB_PATH)\b/gm,
    say: 'This trigger has your secrets, and what a stranger sends may set a variable of later steps, such as LD_PRELOAD. Write to GITHUB_OUTPUT instead.',
  },
  'artifact-with-credentials': { find: findLeakedCredentials },
  'cache-in-release': { find: findCachesInReleases },
  'spoofable-actor': {
    given: isForStrangers,
    at: ['**.if'],
    like: /github(?:\.actor|\[\s?'actor'\s?\])\s{0,8}==\s{0,8}'[^'\n]{1,60}\[bot\]'|github(?:\.actor_id|\[\s?'actor_id'\s?\])\s{0,8}==\s{0,8}'?\d/gi,
    say: 'The actor is whoever caused the last event, so a stranger can make a bot the actor. Compare the author of the pull request.',
    fix: correctActor,
  },
  'unmasked-secret': [
    {
      at: EXPRESSIONS,
      like: /\$\{\{[^}\n]{0,200}\btojson\(\s{0,8}secrets\s{0,8}\)/gi,
      say: 'This hands over every secret, now and later ones. Name those that the step needs.',
    },
    {
      at: EXPRESSIONS,
      like: /\bfromjson\(\s{0,8}secrets\.\w{1,80}\s{0,8}\)/gi,
      say: 'GitHub masks a secret as a whole, not its parts, so this may end up in the log. Store each part as a secret.',
    },
  ],
  'loose-condition': [
    {
      at: ['**.if'],
      like: /\bcontains\(\s{0,8}'[^'\n]*[ ,][^'\n]*'\s{0,8},\s{0,8}(?:github|env|inputs|runner)\b/gi,
      say: 'A part of a name is also contained in this text, such as “main” in “mainline”. Compare with a list from fromJSON, or each with ==.',
      fix: replaceInLine(
        /(?<=\bcontains\(\s*)'([\w/.-]+(?:[ ,]+[\w/.-]+)+)'(?=\s*,)/,
        ([, names = '']) =>
          `fromJSON('[${names
            .split(/[ ,]+/)
            .map((name) => `"${name}"`)
            .join(', ')}]')`,
      ),
    },
    {
      at: EXPRESSIONS,
      like: /&&\s{0,8}(?:''|false|0|null)\s{0,8}\|\|/gi,
      say: 'The value between && and || counts as false, so this always gives the last one. Turn the condition round.',
    },
    {
      at: ['**.if'],
      like: /^[|>][+]?[ \t]*\n\s*\$\{\{(?:[^}]|\}(?!\}))*\}\}[ \t]*\n?$/g,
      say: 'A block with | or > ends with a line break, and with braces that makes text, which always counts as true. Leave out the braces.',
      fix: replaceInLine(/(?<=if:\s*)[|>](?=\s*$)/, ([block]) => `${block}-`),
    },
  ],
  'vulnerable-action': {
    at: ['**.uses'],
    say: explainVulnerable,
    // Releases of the same major version with the hole closed.
    fix: replaceInLine(
      /(?<=actions\/download-artifact@)v4\.[\d.]+(?=\s*$)|(?<=gh-action-pypi-publish@)v1\.[\d.]+(?=\s*$)/,
      ([tag]) => (tag?.startsWith('v4') ? 'v4.1.3' : 'v1.13.0'),
    ),
  },
  'archived-action': {
    at: ['**.uses'],
    like: ARCHIVED,
    say: 'Nobody maintains this action any more. Take its successor, or a command.',
  },
  'misspelt-action': {
    at: ['**.uses'],
    say: explainOwner,
    fix: (text, offset) => {
      const [owner = ''] = /[\w-]+(?=\/)/.exec(text.slice(offset, offset + 80)) ?? [];
      return replaceName(owner, nearestOf(owner, WELL_KNOWN_OWNERS) ?? owner)(text, offset);
    },
  },
  'wide-app-token': { find: findWideAppTokens },
  'long-lived-token': [
    {
      at: ['**.steps.*'],
      where: { uses: /^pypa\/gh-action-pypi-publish@/, 'with.password': /\$\{\{\s{0,8}secrets\./ },
      on: 'with.!repository-url.password',
      like: /secrets\./,
      say: 'This token for PyPI works from anywhere until somebody revokes it. Trusted publishing needs none: `id-token: write`.',
    },
    {
      // Registries of one's own know no trusted publishing.
      given: ({ text }) =>
        !/registry-url:(?!.{0,20}\/registry\.npmjs\.org)|--(?:registry|repository|index|host)\b|repository-url|CARGO_REGISTRIES_/.test(
          text,
        ),
      at: ['**.steps.*'],
      where: {
        run: /^[^#\n]{0,200}\b(?:npm|cargo) publish(?!.*(?:--dry-run| -n\b))|^[^#\n]{0,200}\b(?:twine upload|gem push)\b/m,
      },
      on: 'env.NODE_AUTH_TOKEN|NPM_TOKEN|CARGO_REGISTRY_TOKEN|TWINE_PASSWORD|GEM_HOST_API_KEY',
      like: /secrets\.(?!GITHUB_TOKEN\b)/,
      say: 'This token publishes from anywhere until somebody revokes it. Trusted publishing needs none: `id-token: write`.',
    },
  ],
};

function explainVulnerable(uses: string): string | undefined {
  const [, advisory] = VULNERABLE.find(([like]) => like.test(uses)) ?? [];
  return advisory && `“${uses.slice(0, 80)}” has a known hole: ${advisory}. Take a later version.`;
}

function explainOwner(uses: string): string | undefined {
  const [, owner = '', action = ''] = /^([\w-]+)\/(.+)$/.exec(uses) ?? [];
  const near = WELL_KNOWN_OWNERS.includes(owner.toLowerCase())
    ? undefined
    : nearestOf(owner, WELL_KNOWN_OWNERS);
  if (!near || Math.abs(near.length - owner.length) > 1 || !WELL_KNOWN_ACTIONS.test(action))
    return undefined;
  return `“${owner}” may be meant to be “${near}”. Somebody else may own this name.`;
}

const usesOf = (step: YamlNode) => textAt(step, 'uses') ?? '';

/** Since version 6 the credentials are kept outside of the folder. */
function keepsCredentials(step: YamlNode, text: string): boolean {
  if (!/^actions\/checkout@/.test(usesOf(step))) return false;
  if (textAt(step, 'with', 'persist-credentials') === 'false') return false;
  const uses = at(step, 'uses');
  const line = text.slice(uses?.offset ?? 0).split('\n', 1)[0] ?? '';
  const [, major] = /[@#]\s{0,4}(?:tag=)?v(\d{1,3})\b/.exec(line) ?? [];
  return major !== undefined && Number(major) < 6;
}

const WHOLE_FOLDER = /^(?:\.\/?|\.\/\*\*|\*\*|\$\{\{\s{0,8}github\.workspace\s{0,8}\}\}\/?)$/;

function* findLeakedCredentials({ documents, text }: TreeFile): Iterable<Hit> {
  for (const { node: steps } of documents.flatMap((tree) => [...select(tree, '**.steps')])) {
    const all = itemsOf(steps);
    if (!all.some((step) => keepsCredentials(step, text))) continue;
    for (const step of all) {
      const path = at(step, 'with', 'path');
      const isUpload = /^actions\/upload-artifact@/.test(usesOf(step));
      const lines = textAt(path)?.split('\n') ?? [];
      if (!isUpload || !path || !lines.some((line) => WHOLE_FOLDER.test(line.trim()))) continue;
      yield hitAt(
        path,
        'The artifact holds the folder `.git`, where checkout keeps its token. Set `persist-credentials: false`, or list the files.',
      );
    }
  }
}

const CACHING = /^(?:actions\/cache(?:\/restore)?|swatinem\/rust-cache|ramsey\/composer-install)@/i;
const PUBLISHING =
  /\b(?:npm|pnpm|yarn(?: npm)?|cargo|poetry|uv|gem) (?:publish|push)\b|\btwine upload\b|\bgoreleaser\b|\bgh release (?:create|upload)\b/;
const PUBLISHING_ACTION =
  /^(?:pypa\/gh-action-pypi-publish|softprops\/action-gh-release|goreleaser\/goreleaser-action|rubygems\/release-gem|ncipollo\/release-action)@/i;

const NAMED_FOR_RELEASES = /^(?:publish|release)/i;

/** A job that runs for releases only, publishes, and takes what other runs have put into a cache. */
function* findCachesInReleases(file: TreeFile): Iterable<Hit> {
  if (!isForReleases(file)) return;
  for (const { node: job, name } of partsAt(file, ['jobs.*'])) {
    const all = itemsOf(at(job, 'steps'));
    const publishes =
      NAMED_FOR_RELEASES.test(name) ||
      all.some(
        (step) =>
          PUBLISHING_ACTION.test(usesOf(step)) || PUBLISHING.test(textAt(step, 'run') ?? ''),
      );
    if (!publishes) continue;
    for (const step of all) {
      const cache = at(step, 'with', 'cache');
      const isSetup = /^actions\/setup-(?:node|python|java)@/.test(usesOf(step));
      const isCaching =
        (CACHING.test(usesOf(step)) && textAt(step, 'with', 'lookup-only') !== 'true') ||
        (isSetup && !/^(?:false|)$/.test(textAt(cache) ?? ''));
      if (!isCaching) continue;
      yield hitAt(
        cache && isSetup ? cache : (at(step, 'uses') ?? step),
        'Other runs can put something into this cache, and it would be released. Build a release without a cache.',
      );
    }
  }
}

function isForReleases(file: TreeFile): boolean {
  const [events] = [...partsAt(file, ['on|true'])];
  if (!events) return false;
  const names = namesAt(file, ['on|true']).filter((name) => name !== 'workflow_dispatch');
  const push = at(events.node, 'push');
  const isTagPush = push?.kind === 'map' && at(push, 'tags') && !at(push, 'branches');
  return (
    names.length > 0 && names.every((name) => name === 'release' || (name === 'push' && isTagPush))
  );
}

function* findWideAppTokens(file: TreeFile): Iterable<Hit> {
  for (const { node: step } of partsAt(file, ['**.steps.*'])) {
    if (!/^actions\/create-github-app-token@/.test(usesOf(step))) continue;
    const inputs = at(step, 'with');
    if (inputs?.kind !== 'map' || inputs.hasMergeKey) continue;
    if (inputs.entries.some(({ key }) => key.startsWith('permission-'))) continue;
    yield hitAt(
      at(step, 'uses') ?? step,
      'This token may do all that the app may do. List what is needed, such as `permission-contents: read`.',
    );
  }
}
