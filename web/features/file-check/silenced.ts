import type { Finding } from './finding.ts';
import { lintersElsewhere } from './other-linters.ts';

/** What a comment silences: its line or the block below it, the block around it, or more. */
type Reach = 'below' | 'around' | 'document' | 'file';

interface Comment {
  readonly like: RegExp;
  readonly reach: Reach;
  /** For comments that name no rule; without it they silence every rule. */
  readonly rules?: readonly string[];
}

/** Comments and annotations of linters; the first group holds the names of rules, separated by commas. */
const COMMENTS: readonly Comment[] = [
  { like: /#\s{0,8}hadolint\s{1,8}global\s{1,8}ignore=([\w, -]{1,300})/, reach: 'file' },
  { like: /#\s{0,8}hadolint\s{1,8}ignore=([\w, -]{1,300})/, reach: 'below' },
  { like: /#\s{0,8}zizmor:\s{0,8}ignore\[([\w, -]{1,300})\]/, reach: 'below' },
  { like: /(?:#|\/\/)\s{0,8}(?:tfsec|trivy):ignore:([\w-]{1,80})/, reach: 'below' },
  { like: /(?:#|\/\/)\s{0,8}tflint-ignore:\s{0,8}([\w, ]{1,300})/, reach: 'below' },
  { like: /(?:#|\/\/)\s{0,8}checkov:skip=(\w{1,80})/, reach: 'around' },
  { like: /ignore-check\.kube-linter\.io\/([\w-]{1,80})/, reach: 'document' },
  {
    like: /polaris\.fairwinds\.com\/(\w{1,80})-exempt["']?\s{0,8}:\s{0,8}["']?true/,
    reach: 'document',
  },
  {
    like: /checkov\.io\/skip[\w.-]{0,40}["']?\s{0,8}:\s{0,8}["']?(\w{1,80})/,
    reach: 'document',
  },
  { like: /^\s{0,8}(?:#|\/\/)\s{0,8}kics-scan\s{1,8}ignore(?![\w-])/, reach: 'file' },
  { like: /(?:#|\/\/)\s{0,8}kics-scan\s{1,8}ignore-(?:line|block)/, reach: 'below' },
  {
    like: /gitleaks:allow|trufflehog:ignore|ggignore|pragma:\s{0,8}allowlist/,
    reach: 'below',
    rules: ['plain-text-secret', 'secret-default', 'default-password'],
  },
  { like: /(?:#|\/\/)\s{0,8}file-check:\s{0,8}ignore\[([\w, -]{1,300})\]/, reach: 'below' },
];
const ANY_COMMENT = /ignore|skip=|io\/skip|-exempt|:allow|allowlist/;

interface Silence {
  readonly isMeant: (rule: string) => boolean;
  /** 0-based, both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** The findings by their places, without those that a comment in the file silences. */
export function withoutSilenced(findings: readonly Finding[], text: string): Finding[] {
  const silences = ANY_COMMENT.test(text) ? silencesIn(text.split(/\r\n|\n|\r/)) : [];
  return findings
    .filter(({ rule, line }) => {
      return !silences.some(
        ({ isMeant, from, to }) => from < line && line <= to + 1 && isMeant(rule),
      );
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Beyond this, comments are ignored, so that the time stays linear in the size of the file. */
const SILENCES_MAX = 200;

function silencesIn(lines: readonly string[]): Silence[] {
  const silences: Silence[] = [];
  for (const [index, line] of lines.entries()) {
    if (!ANY_COMMENT.test(line)) continue;
    for (const { like, reach, rules } of COMMENTS) {
      const match = like.exec(line);
      if (!match) continue;
      const names = rules ?? match[1]?.split(',').map((name) => name.trim());
      const isMeant = (rule: string) => {
        const theirs = lintersElsewhere[rule]?.flatMap((linter) => linter.names) ?? [];
        return !names || [rule, ...theirs].some((name) => names.includes(name));
      };
      silences.push({ isMeant, ...reachOf(reach, lines, index) });
    }
    if (silences.length >= SILENCES_MAX) break;
  }
  return silences;
}

function reachOf(reach: Reach, lines: readonly string[], index: number) {
  const whole = { from: 0, to: lines.length - 1 };
  const above = lines.slice(0, index);
  const line = lines[index] ?? '';
  switch (reach) {
    case 'file':
      return whole;
    case 'document':
      return { from: above.findLastIndex(isBreak) + 1, to: endOf(lines, index, isBreak) };
    case 'around': {
      const head = above.findLastIndex((each) => isCode(each) && depthOf(each) < depthOf(line));
      return head < 0 ? whole : { from: head, to: endOfBlock(lines, head) };
    }
    case 'below': {
      const head = lines.findIndex((each, place) => place >= index && isCode(each));
      return { from: index, to: endOfBlock(lines, Math.max(head, index)) };
    }
    default:
      return reach satisfies never;
  }
}

/** The last line of the block that a line opens, or the line itself. */
function endOfBlock(lines: readonly string[], head: number): number {
  const depth = depthOf(lines[head] ?? '');
  return endOf(lines, head, (line) => {
    return isCode(line) && depthOf(line) <= depth && !/^\s*[}\])]/.test(line);
  });
}

function endOf(lines: readonly string[], start: number, isNext: (line: string) => boolean): number {
  const next = lines.findIndex((line, place) => place > start && isNext(line));
  return (next < 0 ? lines.length : next) - 1;
}

const isBreak = (line: string) => line.startsWith('---');
const isCode = (line: string) => /^\s*(?!#|\/\/)\S/.test(line);
const depthOf = (line: string) => line.search(/\S|$/);
