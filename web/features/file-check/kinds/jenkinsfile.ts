import type { Hit, Rule } from '../finding.ts';
import { explainImage } from './images.ts';
import { findUnbalanced, type MaskedCode } from './masked-code.ts';

export { maskCode as readJenkinsfile } from './masked-code.ts';

type JenkinsRule = Rule<MaskedCode>;

/**
 * Matches a string literal that follows `after`; with `part`, reports the match inside the string.
 */
interface StringRule {
  readonly name: string;
  readonly after: RegExp;
  readonly part: RegExp;
  /** Applies only if the file matches this. */
  readonly where?: RegExp;
  readonly say: string;
}

const SHELL_STEP = /\b(?:sh|bat|powershell|pwsh)\s{0,8}\(?\s{0,8}(?:script\s{0,8}:\s{0,8})?$/;
/** `image 'x'`, `image: "x"`, `docker.image('x')`. */
const IMAGE = /\bimage\s{0,8}[:(]?\s{0,8}$/;
/** Enough look-behind for all of these patterns. */
const BEFORE_CHARS = 60;

const STRINGS: readonly StringRule[] = [
  {
    name: 'script-injection',
    after: SHELL_STEP,
    part: /\$\{?\s{0,8}(?:params\.|env\.(?:BRANCH_NAME|CHANGE_|GIT_BRANCH|TAG_NAME)|BRANCH_NAME|CHANGE_TITLE|CHANGE_BRANCH)/,
    say: 'Groovy pastes this value into the command. Use single quotes, and let the shell read the variable.',
  },
  {
    name: 'secret-in-command',
    after: SHELL_STEP,
    part: /\$\{?\s{0,8}(?:env\.)?\w{0,60}(?:PASSWORD|PASS|TOKEN|SECRET|PSW|API_KEY)\b/i,
    where: /\bwithCredentials\b|\bcredentials\s{0,8}\(/,
    say: 'In double quotes Groovy writes this secret into the process list. Put the command in single quotes.',
  },
];

const DECLARATIVE = /^[ \t]{0,200}pipeline\s{0,100}\{/m;

/** Required or recommended parts of a pipeline. */
const MISSING: readonly {
  name: string;
  severity: Rule<unknown>['severity'];
  start: RegExp;
  wanted: RegExp;
  say: string;
}[] = [
  {
    name: 'missing-agent',
    severity: 'error',
    start: DECLARATIVE,
    wanted: /\bagent\b/,
    say: 'A declarative pipeline needs an agent, even if it is agent none.',
  },
  {
    name: 'missing-stages',
    severity: 'error',
    start: DECLARATIVE,
    wanted: /\bstages\s{0,100}\{/,
    say: 'A declarative pipeline needs its stages.',
  },
  {
    name: 'missing-timeout',
    severity: 'hint',
    start: /\bpipeline\s{0,100}\{|\bnode\b[^\n{]{0,100}\{/,
    wanted: /\btimeout\s{0,8}[({]/,
    say: 'A run may block an executor for ever. Add options { timeout(time: 30, unit: ‘MINUTES’) }.',
  },
];

export const rules: readonly JenkinsRule[] = [
  { name: 'unbalanced-brackets', severity: 'error', find: findUnbalanced },
  { name: 'moving-image', severity: 'hint', find: findMovingImages },
  { name: 'unknown-section', severity: 'error', find: findUnknownSections },
  ...MISSING.map(
    ({ name, severity, start, wanted, say }): JenkinsRule => ({
      name,
      severity,
      *find({ code }) {
        const begun = start.exec(code);
        if (begun && !wanted.test(code)) yield { offset: begun.index, message: say };
      },
    }),
  ),
  ...STRINGS.map(
    ({ name, after, part, where, say }): JenkinsRule => ({
      name,
      severity: 'hint',
      *find(code) {
        if (where && !where.test(code.code)) return;
        for (const { text, offset, isInterpolated } of stringsAfter(code, after)) {
          const match = isInterpolated ? part.exec(text) : null;
          if (match) yield { offset: offset + match.index, message: say };
        }
      },
    }),
  ),
];

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

const SECTIONS =
  /^(?:agent|stages|post|environment|options|parameters|triggers|tools|input|libraries)$/;

/** Top-level blocks of a declarative pipeline that do not exist. */
function* findUnknownSections({ code }: MaskedCode): Iterable<Hit> {
  const pipeline = DECLARATIVE.exec(code);
  if (!pipeline) return;
  let depth = 0;
  const from = pipeline.index + pipeline[0].length - 1;
  for (const { 0: token, index } of code.slice(from).matchAll(/[{}]|\b\w{1,40}(?=\s{0,20}\{)/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (depth === 1 && !SECTIONS.test(token)) {
      yield { offset: from + index, message: `A declarative pipeline has no section “${token}”.` };
    }
    if (depth === 0) return;
  }
}
