import { type Hit, hitAt, type Rule } from '../finding.ts';
import { explainImage } from './images.ts';
import { findUnbalanced, type MaskedCode } from './masked-code.ts';

export { maskCode as readJenkinsfile } from './masked-code.ts';

const SHELL_STEP = /\b(?:sh|bat|powershell|pwsh)\s{0,8}\(?\s{0,8}(?:script\s{0,8}:\s{0,8})?$/;
/** `image 'x'`, `image: "x"`, `docker.image('x')`. */
const IMAGE = /\bimage\s{0,8}[:(]?\s{0,8}$/;
/** Enough look-behind for both patterns. */
const BEFORE_CHARS = 60;

const SECTION = 'unknown-section';
const REFUSED = 'refused-by-tool';
/** More than the name of a stage takes. */
const TITLE_CHARS = 200;

const DECLARATIVE = /^[ \t]{0,200}pipeline\s{0,100}\{/m;

const findSecrets = inCommands(
  /\$\{?\s{0,8}(?:env\.)?\w{0,60}(?:PASSWORD|PASS|TOKEN|SECRET|PSW|API_KEY)\b/i,
  'In double quotes Groovy writes this secret into the process list. Put the command in single quotes.',
);

export const rules: readonly Rule<MaskedCode>[] = [
  { name: 'unbalanced-brackets', severity: 'error', find: findUnbalanced },
  { name: 'moving-image', find: findMovingImages },
  { name: 'missing-key', severity: 'error', find: findWrongBlocks },
  { name: REFUSED, severity: 'error', find: findTypographicQuotes },
  {
    name: 'missing-agent',
    severity: 'error',
    find: lacking(
      /\bagent\b/,
      DECLARATIVE,
      'A declarative pipeline needs an agent, even if it is `agent none`.',
    ),
  },
  {
    name: 'missing-stages',
    severity: 'error',
    find: lacking(/\bstages\s{0,100}\{/, DECLARATIVE, 'A declarative pipeline needs its stages.'),
  },
  {
    name: 'missing-timeout',
    find: lacking(
      /\btimeout\s{0,8}[({]/,
      /\bpipeline\s{0,100}\{|\bnode\b[^\n{]{0,100}\{/,
      "A run may block an executor for ever. Add `options { timeout(time: 30, unit: 'MINUTES') }`.",
    ),
  },
  {
    name: 'script-injection',
    find: inCommands(
      /\$\{?\s{0,8}(?:params\.|env\.(?:BRANCH_NAME|CHANGE_|GIT_BRANCH|TAG_NAME)|BRANCH_NAME|CHANGE_TITLE|CHANGE_BRANCH)/,
      'Groovy pastes this value into the command. Use single quotes, and let the shell read the variable.',
    ),
  },
  {
    name: 'secret-in-command',
    find: (code) =>
      /\bwithCredentials\b|\bcredentials\s{0,8}\(/.test(code.code) ? findSecrets(code) : [],
  },
];

type Find = Rule<MaskedCode>['find'];

/** Reports the start of a pipeline that lacks a part. */
function lacking(part: RegExp, start: RegExp, message: string): Find {
  return ({ code }) => {
    const begun = start.exec(code);
    return begun && !part.test(code) ? [{ offset: begun.index, message }] : [];
  };
}

/** Reports what Groovy inserts into shell commands. */
function inCommands(pattern: RegExp, message: string): Find {
  return function* find(code) {
    for (const { text, offset, isInterpolated } of stringsAfter(code, SHELL_STEP)) {
      const match = isInterpolated ? pattern.exec(text) : null;
      if (match) yield { offset: offset + match.index, message };
    }
  };
}

function* stringsAfter({ text, code, strings }: MaskedCode, pattern: RegExp) {
  for (const string of strings) {
    const before = code.slice(Math.max(0, string.offset - BEFORE_CHARS), string.offset).trimEnd();
    if (pattern.test(before)) yield { ...string, text: text.slice(string.offset, string.end) };
  }
}

function* findMovingImages(code: MaskedCode): Iterable<Hit> {
  for (const { text, offset } of stringsAfter(code, IMAGE)) {
    const message = explainImage(text);
    if (message) yield { offset, message };
  }
}

/** What the blocks of a declarative pipeline contain, and what Jenkins says of anything else. */
const BLOCKS: ReadonlyMap<string, readonly [parts: RegExp, words: string]> = new Map([
  [
    'pipeline',
    [
      /^(?:agent|stages|post|environment|options|parameters|triggers|tools|input|libraries)$/,
      'Jenkins says: Undefined section "%".',
    ],
  ],
  ['stages', [/^stage$/, 'Jenkins says: Expected a stage.']],
  ['parallel', [/^stage$/, 'Jenkins says: Expected a stage.']],
  [
    'stage',
    [
      /^(?:agent|environment|failFast|input|matrix|options|parallel|post|stages|steps|tools|when)$/,
      'Jenkins says: Unknown stage section "%".',
    ],
  ],
  [
    'matrix',
    [
      /^(?:agent|axes|environment|excludes|input|options|post|stages|tools|when)$/,
      'Jenkins says: Undefined section "%".',
    ],
  ],
  [
    'post',
    [
      /^(?:always|changed|fixed|regression|aborted|success|unstable|failure|notBuilt|unsuccessful|cleanup)$/,
      'Jenkins says: Invalid condition "%".',
    ],
  ],
]);

interface Block {
  /** Empty below a block that is not read, such as steps. */
  readonly name: string;
  readonly offset: number;
  readonly parts: Block[];
}

/** Blocks of a declarative pipeline that do not exist, or lack what they need. */
function* findWrongBlocks({ text, code }: MaskedCode): Iterable<Hit> {
  const from = DECLARATIVE.exec(code)?.index;
  if (from === undefined) return;
  const open: Block[] = [];
  let part: Block = { name: '', offset: from, parts: [] };
  let isFirst = true;
  for (const { 0: token, index } of code.slice(from).matchAll(/[{};\n]|\w+/g)) {
    const block = open.at(-1);
    const isWord = /^\w/.test(token);
    if (token === '{') open.push(part);
    else if (token === '}') {
      open.pop();
      if (block) yield* judgeBlock(block, text);
      if (open.length === 0) return;
    } else if (isWord && isFirst) {
      const [parts, words = ''] = BLOCKS.get(block?.name ?? '') ?? [];
      part = { name: block && !parts ? '' : token, offset: from + index, parts: [] };
      block?.parts.push(part);
      if (parts?.test(token) === false) yield { ...hitAt(part, words, token), rule: SECTION };
    }
    isFirst = !isWord;
  }
}

function* judgeBlock(block: Block, text: string): Iterable<Hit> {
  const { name, parts } = block;
  if (name === 'steps' && parts.length === 0) {
    yield hitAt(block, 'Jenkins says: No steps specified for branch.');
  }
  if (
    name === 'stage' &&
    !parts.some((part) => /^(?:matrix|parallel|stages|steps)$/.test(part.name))
  ) {
    yield hitAt(
      block,
      'Jenkins says: Expected one of "steps", "stages", or "parallel" for stage "%".',
      titleOf(block, text),
    );
  }
  if (name !== 'stages' && name !== 'parallel') return;
  const titles = new Set<string>();
  for (const stage of parts) {
    const title = titleOf(stage, text);
    if (title === '' || titles.size < titles.add(title).size) continue;
    yield { ...hitAt(stage, 'Jenkins says: Duplicate stage name: "%".', title), rule: REFUSED };
  }
}

/** The name of a stage, if it is a plain string. */
function titleOf({ offset }: Block, text: string): string {
  const head = text.slice(offset, offset + TITLE_CHARS);
  return /^stage\s{0,8}\(?\s{0,8}(["'])([^"'$\n]*)\1/.exec(head)?.[2] ?? '';
}

/** Outside of strings, patterns and comments. */
function* findTypographicQuotes({ code }: MaskedCode): Iterable<Hit> {
  for (const { index } of code.matchAll(/(?<=[\s([{,:=])[‘’“”„]/g)) {
    yield {
      offset: index,
      message: 'Groovy does not know typographic quotes. Type straight ones.',
    };
  }
}
