import type { Finding } from '../../file-check/finding.ts';
import { nearestOf } from '../../file-check/nearest.ts';
import { withoutSilenced } from '../../file-check/silenced.ts';
import type { Remark } from './actionlint.ts';

/** Kinds of remarks, matched as “kind: message”, and our rules that say the same. */
const SAME: readonly { readonly like: RegExp; readonly rules: readonly string[] }[] = [
  { like: /^expression: .* potentially untrusted/, rules: ['script-injection'] },
  { like: /^runner-label: /, rules: ['retired-runner'] },
  { like: /^action: /, rules: ['retired-action'] },
  { like: /^deprecated-commands: /, rules: ['retired-command'] },
  { like: /^credentials: /, rules: ['plain-text-secret'] },
  { like: /^syntax-check: could not parse as YAML/, rules: ['yaml-syntax'] },
  {
    like: /^(?!expression: .* potentially untrusted)/,
    rules: [
      ...['refused-by-tool', 'unknown-key', 'missing-key', 'missing-jobs', 'duplicate-key'],
      ...['unknown-need', 'unknown-context', 'constant-condition', 'frequent-schedule'],
    ],
  },
];

/**
 * What actionlint 1.7.7, of January 2025, cannot know: GitHub has added keys, events, permissions,
 * functions, runners and inputs since. Its own parser, which is newer, has the last word on these.
 */
const OUTDATED: readonly RegExp[] = [
  /^(?:syntax-check|permissions): /,
  /^events: (?:unknown Webhook event|invalid activity type|"[\w-]+" filter|maximum number)/,
  /^expression: (?:undefined (?:variable|function)|context|calling function) /,
  // “$/” is the repository of the workflow.
  /^(?:action|workflow-call): .*"\$\//,
  // Escaped braces were read as placeholders.
  /^expression: format string ".*(?:\{\{|\}\})/,
  // A label that is not one of GitHub's aliases may be a newer system, or a runner of one's own.
  /^runner-label: label "(?!\w+-latest")[^"]*" is unknown/,
  // It does not count “ubuntu-latest” and “ubuntu-24.04” as one.
  /^runner-label: (?=.*latest")label "(\w+)-.* label "\1-/,
  // Maps and lists are compared in part.
  /^matrix: (?:duplicate )?value "?[{[]/,
];

/** An alias of YAML, such as `*steps`, which actionlint reads as empty. */
const ALIAS = /(?:^|[\s,:[-])\*[\w-]+[ \t]*(?:[#,\]}]|$)/m;

/** Contexts whose properties come from the workflow itself. */
const OWN_CONTEXT = /^(?:matrix|needs|inputs|jobs|fromjson\()/i;

const MESSAGE_CHARS_MAX = 240;

/** A mistake that is repeated on every line is shown only this many times. */
const REMARKS_PER_KIND_MAX = 20;

/**
 * Adds what actionlint says to our findings. Where both say the same, ours stays and names both.
 */
export function withRemarks(
  findings: readonly Finding[],
  remarks: readonly Remark[],
  text: string,
): readonly Finding[] {
  const lines = text.split(/\r\n|\n|\r/);
  const isReadable = !ALIAS.test(text) && !findings.some(({ rule }) => rule === 'template');
  const confirmed = new Set<Finding>();
  const added = remarks.flatMap((remark) => {
    const same = findSame(remark, findings, lines);
    for (const each of same) confirmed.add(each);
    const isNew = isReadable && same.length === 0;
    return isNew && !isOutdated(remark, lines) && !isSilenced(remark, text)
      ? toFinding(remark)
      : [];
  });
  return [
    ...findings.map((finding) =>
      confirmed.has(finding) ? { ...finding, alsoFoundBy: 'actionlint' as const } : finding,
    ),
    ...limitEach(added),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

const subjectOf = ({ kind, message }: Remark) => `${kind}: ${message}`;

const rulesFor = (remark: Remark) =>
  SAME.flatMap(({ like, rules }) => (like.test(subjectOf(remark)) ? rules : []));

/** Our findings in the same place, or else the next one below about a name that actionlint quotes. */
function findSame(
  remark: Remark,
  findings: readonly Finding[],
  lines: readonly string[],
): readonly Finding[] {
  const rules = rulesFor(remark);
  const alike = findings.filter(({ rule }) => rules.includes(rule));
  const here = alike.filter((finding) => isSamePlace(remark, finding, lines));
  if (here.length > 0) return here;
  const names = Array.from(remark.message.matchAll(/"([\w-]{2,80})"/g), ([, name = '']) => name);
  const below = alike.find(
    ({ line, message }) =>
      line > remark.line && names.some((name) => message.includes(`“${name}”`)),
  );
  return below ? [below] : [];
}

/** Two expressions of one line are two places. */
function isSamePlace(remark: Remark, { line, column }: Finding, lines: readonly string[]): boolean {
  if (line !== remark.line) return false;
  const [start, end] = [column, remark.column].sort((a, b) => a - b);
  return !lines[line - 1]?.slice(start, end).includes('}}');
}

function isOutdated(remark: Remark, lines: readonly string[]): boolean {
  const subject = subjectOf(remark);
  if (OUTDATED.some((pattern) => pattern.test(subject))) return true;
  if (/^expression: property "/.test(subject)) {
    return !OWN_CONTEXT.test(lines[remark.line - 1]?.slice(remark.column - 1) ?? '');
  }
  const [, input, listed = ''] =
    /^action: input "(.*?)" is not defined.* inputs are (.*)/.exec(subject) ?? [];
  return input !== undefined && !nearestOf(input, listed.match(/[\w-]+/g) ?? []);
}

/** A comment that silences one of our rules silences actionlint about the same. */
function isSilenced(remark: Remark, text: string): boolean {
  const finding = toFinding(remark);
  const twins = [finding.rule, ...rulesFor(remark)].map((rule) => ({ ...finding, rule }));
  return withoutSilenced(twins, text).length < twins.length;
}

function toFinding({ kind, message, line, column }: Remark): Finding {
  return {
    severity: 'hint',
    rule: `actionlint-${kind}`,
    message:
      message.length > MESSAGE_CHARS_MAX ? `${message.slice(0, MESSAGE_CHARS_MAX)}…` : message,
    line,
    column: Math.max(1, column),
  };
}

/** One finding of a kind and place, as in our own rules. */
function limitEach(findings: readonly Finding[]): readonly Finding[] {
  const counts = new Map<string, number>();
  const places = new Set<string>();
  return findings.filter(({ rule, line, column }) => {
    const place = `${rule} ${line}:${column}`;
    const count = counts.get(rule) ?? 0;
    if (places.has(place) || count === REMARKS_PER_KIND_MAX) return false;
    places.add(place);
    counts.set(rule, count + 1);
    return true;
  });
}
