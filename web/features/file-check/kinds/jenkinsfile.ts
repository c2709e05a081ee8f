import { replaceInLine } from '../edits.ts';
import type { Edit, Fix, Hit, Rule } from '../finding.ts';
import { explainImage } from './images.ts';
import { DECLARATIVE, findWrongBlocks } from './jenkins-structure.ts';
import { findUnbalanced, type MaskedCode } from './masked-code.ts';

export { maskCode as readJenkinsfile } from './masked-code.ts';

const SHELL_STEP = /\b(?:sh|bat|powershell|pwsh)\s{0,8}\(?\s{0,8}(?:script\s{0,8}:\s{0,8})?$/;
/** `image 'x'`, `image: "x"`, `docker.image('x')`. */
const IMAGE = /\bimage\s{0,8}[:(]?\s{0,8}$/;
/** Enough look-behind for both patterns. */
const BEFORE_CHARS = 60;

const REFUSED = 'refused-by-tool';
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
      replaceInLine(
        /(?<=^([ \t]*)pipeline\s*\{)[ \t]*$/,
        ([, indent = '']) => `\n${indent}  agent any`,
      ),
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
function lacking(part: RegExp, start: RegExp, message: string, fix?: Fix): Find {
  return ({ code, text }) => {
    const begun = start.exec(code);
    if (!begun || part.test(code)) return [];
    return [{ offset: begun.index, message, fix: fix?.(text, begun.index) }];
  };
}

/** Reports what Groovy inserts into shell commands. */
function inCommands(pattern: RegExp, message: string): Find {
  return function* find(code) {
    for (const { text, offset, isInterpolated } of stringsAfter(code, SHELL_STEP)) {
      const match = isInterpolated ? pattern.exec(text) : null;
      const fix = quoteSingly(code.text, offset, text);
      if (match) yield { offset: offset + match.index, message, fix };
    }
  };
}

const VARIABLE = /\$(?:\{(?:(?:env|params)\.)?([A-Z][A-Z0-9_]*)\}|([A-Z][A-Z0-9_]*)\b)/g;

/** Puts a command of sh whose variables are all of the environment in single quotes. */
function quoteSingly(text: string, offset: number, command: string): Edit | undefined {
  const start = offset - 1;
  const end = offset + command.length;
  const isPlain =
    /\bsh\s*\(?\s*(?:script\s*:\s*)?$/.test(text.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
    text[start] === '"' &&
    text[end] === '"' &&
    !/['"\\\n$]/.test(command.replaceAll(VARIABLE, ''));
  if (!isPlain) return undefined;
  const quoted = command.replaceAll(VARIABLE, (_, braced: string, bare: string) =>
    braced ? `\${${braced}}` : `$${bare}`,
  );
  return { offset: start, end: end + 1, text: `'${quoted}'` };
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

/** Outside of strings, patterns and comments. */
function* findTypographicQuotes({ code, text }: MaskedCode): Iterable<Hit> {
  for (const { index } of code.matchAll(/(?<=[\s([{,:=])[‘’“”„]/g)) {
    yield {
      offset: index,
      message: 'Groovy does not know typographic quotes. Type straight ones.',
      fix: replaceInLine(/[‘“„]([^‘’“”„'"\n]*)[’”]/, ([quoted = '', inner]) =>
        /^‘/.test(quoted) ? `'${inner}'` : `"${inner}"`,
      )(text, index),
    };
  }
}
