import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { replaceInLine } from '../edits.ts';
import { type Fix, fill, type Hit, noteOf, type Rule, ruleOf, type Severity } from '../finding.ts';
import { at, entriesOf, itemsOf } from '../yaml-node.ts';
import { lacksAll, partsAt, type TreeFile } from '../yaml-rule.ts';
import { isSchedule } from './cron.ts';

/** The parser expands every alias, and fifty nested ones can expand to a million steps. */
const ALIASES_MAX = 20;

const MESSAGE_CHARS_MAX = 200;

/** The parser takes a second for a workflow of twice this length. */
const CHARS_MAX = 150_000;

interface Wording {
  /** Matches a message; its group replaces `%`. */
  readonly like: RegExp;
  readonly rule: string;
  readonly severity?: Severity;
  readonly say: string;
  readonly fix?: Fix;
}

const CONTEXT = 'unknown-context';
const WORDS: readonly Wording[] = [
  {
    like: /^Required property is missing: jobs$/,
    rule: 'missing-jobs',
    say: 'This workflow has no jobs.',
  },
  {
    like: /^Required property is missing: (.+)$/,
    rule: 'missing-key',
    say: '“%” is missing in this block.',
  },
  {
    like: /^There's not enough info to determine what you meant/,
    rule: 'missing-key',
    say: 'This block lacks the key that says what it is. A step has run or uses; a job has runs-on or uses.',
  },
  { like: /^Unexpected value '(.*)'$/, rule: 'unknown-key', say: 'GitHub does not know “%” here.' },
  {
    like: /^'(.*)' is already defined$/,
    rule: 'duplicate-key',
    say: '“%” appears twice in this block, which GitHub refuses.',
  },
  {
    like: /^Context access might be invalid: (.*)$/,
    rule: CONTEXT,
    say: 'Nothing here defines “%”, so it is empty.',
  },
  {
    like: /^Conditional expression contains literal text/,
    rule: 'constant-condition',
    severity: 'hint',
    say: 'With text outside its braces this condition always holds. Put all of it inside.',
    fix: replaceInLine(
      /(?<=if:\s*)\$\{\{\s*([^{}]+?)\s*\}\}\s*([^{}'"#]+?)\s*$/,
      ([, inside, outside]) => `\${{ ${inside} ${outside} }}`,
    ),
  },
  {
    like: /^Actions schedules run at most every 5 minutes\. "(.*?)"/,
    rule: 'frequent-schedule',
    say: 'GitHub runs a schedule every five minutes at most, whatever “%” asks for.',
    fix: replaceInLine(/(?<=cron:\s*["']?)\*(?:\/[1-4])?(?= )/, () => '*/5'),
  },
  { like: /^(.*)$/s, rule: 'refused-by-tool', say: 'GitHub says: %' },
];

export const parserRules = WORDS.map(({ rule }) => rule);

/** About data of an event that triggers no run of this workflow. */
const UNTRIGGERED = 'No trigger of this workflow brings “%”, so it is empty.';

/**
 * Keys of steps that are newer than the language service. Source: GitHub, “Workflow syntax”; parallel
 * steps became generally available in June 2026.
 */
export const NEWER_STEP_KEYS = ['background', 'cancel', 'parallel', 'wait', 'wait-all'];
const NEWER_VALUE = new RegExp(`^Unexpected value '(?:${NEWER_STEP_KEYS.join('|')})'$`);

const NEWER_STEPS = NEWER_STEP_KEYS.map((key) => `**.steps.*.?${key}`);

/** Filters that GitHub ignores for events that have none. */
const FILTER = /^(?:branches|tags|paths)(?:-ignore)?$/;
const IGNORED = 'GitHub ignores “%” for this event.';

/** Messages about files that GitHub accepts, and some that our own rules cover. */
const UNSAID =
  /^Required property is missing: (?:description|name)$|depends on unknown job|^Value '.*' is not valid$|^Unexpected type '(?:(?:BasicExpression|Null)Token'|(?:Number|Boolean)Token' .* 'input default'.* 'StringToken')|^Unexpected value '(?:|repository_dispatch|yes|no|on|off)'$|short SHA/;
const ECHO = /^The workflow must contain at least one job with no dependencies/;

/** A step may be longer than its field, as in every 24 hours. */
const isUsualSchedule = (message: string, schedule: string) =>
  message.startsWith('Invalid cron expression') &&
  /^["']?[*\d]/.test(schedule) &&
  isSchedule(schedule.replaceAll(/^["']|["']$/g, ''));

/** The language service reports information, and hints of its own, by higher numbers. */
const WARNING = 2;

/** The language service caches files by their address. */
let filesRead = 0;

/** Errors of GitHub’s own language service: keys, types, expressions, contexts, schedules, cycles. */
export async function githubRule(
  file: TreeFile,
  kind: 'github-workflow' | 'github-action',
): Promise<Rule<unknown>> {
  const { text } = file;
  if (kind === 'github-workflow' && lacksAll('on|true', 'jobs')(file)) {
    const message = 'This is no workflow: GitHub needs “on” and “jobs”.';
    return ruleOf('missing-jobs', [{ offset: 0, message }], 'error');
  }
  if ((text.match(/\*\w/g)?.length ?? 0) > ALIASES_MAX) {
    const message = 'With so many aliases this file was not read as GitHub reads it.';
    return noteOf('too-many-aliases', message);
  }
  if (text.length > CHARS_MAX) {
    return noteOf('too-long', 'A workflow of this length was not read as GitHub reads it.');
  }
  filesRead += 1;
  const path = kind === 'github-action' ? 'action.yml' : '.github/workflows/workflow.yml';
  const document = TextDocument.create(`file:///${filesRead}/${path}`, 'yaml', 0, text);
  const diagnostics = await validate(document);
  const newer = new Set([...partsAt(file, NEWER_STEPS)].map(({ node }) => node.offset));
  const bare = [...partsAt(file, ['on|true.*'])]
    .filter(({ node }) => node.kind !== 'text' && entriesOf(node).length + itemsOf(node).length < 1)
    .map(({ node }) => node.offset);
  const filters = new Set(
    [...partsAt(file, ['on|true.*', 'on|true.*.types.*'])].flatMap(({ node, name }) => {
      // An activity that the event does not have.
      if (node.kind === 'text') return [node.offset];
      const keys = entriesOf(node).filter(
        ({ key }) => FILTER.test(key) || (name === 'workflow_dispatch' && key !== 'inputs'),
      );
      return keys.length > 0 ? [node.offset, ...keys.map(({ keyOffset }) => keyOffset)] : [];
    }),
  );
  // The outputs of a reusable workflow are in another file.
  const called = new Set(
    [...partsAt(file, ['jobs.*'])].flatMap(({ node, name }) => (at(node, 'uses') ? name : [])),
  );
  const isDefinedElsewhere = (path: string) => {
    const [context, job = '', part] = path.split('.');
    return context === 'needs' && part === 'outputs' && called.has(job);
  };
  // Of an action, the runner reads these parts only.
  const isIgnored = (rule: string, offset: number) => {
    const { key } =
      entriesOf(file.documents[0]).findLast(({ keyOffset }) => keyOffset <= offset) ?? {};
    return (
      kind === 'github-action' && rule === 'unknown-key' && !/^(?:runs|outputs)$/.test(key ?? '')
    );
  };
  const hits = diagnostics.flatMap(({ severity = 0, range, ...diagnostic }, index): Hit[] => {
    const message = String(diagnostic.message);
    const isEcho = index > 0 && ECHO.test(message);
    const wording = WORDS.find(({ like }) => like.test(message));
    if (UNSAID.test(message) || isEcho || severity > WARNING || !wording) return [];
    if (NEWER_VALUE.test(message) || isUsualSchedule(message, document.getText(range))) return [];
    const { rule, like, say } = wording;
    const [, quoted = ''] = like.exec(message) ?? [];
    const offset = document.offsetAt(range.start);
    const name = rule === CONTEXT ? contextAt(text, offset, quoted) : quoted;
    if (name === undefined || newer.has(offset) || bare.includes(offset)) return [];
    if (filters.has(offset)) {
      const [key = ''] = /[\w-]+/.exec(text.slice(offset, offset + 100)) ?? [];
      return [{ rule: 'unknown-key', severity: 'hint', offset, message: fill(IGNORED, key) }];
    }
    if (rule === CONTEXT && isDefinedElsewhere(name)) return [];
    return [
      {
        rule,
        severity: isIgnored(rule, offset)
          ? 'hint'
          : (wording.severity ?? (severity === WARNING ? 'hint' : 'error')),
        offset,
        fix: wording.fix?.(text, offset),
        message: (name.startsWith('github.event.') ? UNTRIGGERED : say).replace('%', () =>
          name.slice(0, MESSAGE_CHARS_MAX),
        ),
      },
    ];
  });
  return { name: 'refused-by-tool', find: () => hits };
}

/** More than an expression is long. */
const EXPRESSION_CHARS_MAX = 500;

/**
 * The whole path of a name in the expression at an offset, such as `steps.build` for `build`.
 * Undefined for what may exist: items of lists, and variables, which steps can set.
 */
function contextAt(text: string, offset: number, name: string): string | undefined {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) return undefined;
  const expression = text.slice(offset, offset + EXPRESSION_CHARS_MAX);
  const [path] =
    new RegExp(`(?<![\\w.-])[\\w.*-]{1,80}\\.${name}(?![\\w-])`).exec(expression) ?? [];
  if (path?.startsWith('env.')) return undefined;
  // With an alternative, the author knows that an event may not bring it.
  const isFallback = path?.startsWith('github.event.') && /^[^}\n]*\|\|/.test(expression);
  return isFallback ? undefined : path;
}
