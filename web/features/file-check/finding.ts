export type Severity = 'error' | 'hint';

export interface Finding {
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** A place that a rule points at. */
export interface Hit {
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly message: string;
  /** Instead of the severity of the rule. */
  readonly severity?: Severity;
}

/** One mistake to look for in a file that was read as `Subject`. */
export interface Rule<Subject> {
  readonly name: string;
  readonly severity: Severity;
  readonly find: (subject: Subject) => Iterable<Hit>;
}

/** What another parser found, each with the name that its rule has here, as rules. */
export function asRules(
  found: readonly (Hit & { readonly rule: string })[],
): readonly Rule<unknown>[] {
  return [...new Set(found.map(({ rule }) => rule))].map((name) => ({
    name,
    severity: 'error',
    find: () => found.filter(({ rule }) => rule === name),
  }));
}

/** One mistake in ten thousand lines is still one mistake to correct. */
const HITS_PER_RULE_MAX = 20;

/** What the rules find, at most one mistake of a kind on a line. */
export function runRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  text: string,
): Finding[] {
  const positionAt = createPositions(text);
  const taken = new Set<string>();
  return rules.flatMap(({ name, severity, find }) => {
    const findings: Finding[] = [];
    for (const { offset, message, severity: own = severity } of find(subject)) {
      const position = positionAt(offset);
      const place = `${name} ${position.line}`;
      if (taken.has(place)) continue;
      taken.add(place);
      findings.push({ severity: own, rule: name, message, ...position });
      if (findings.length === HITS_PER_RULE_MAX) break;
    }
    return findings;
  });
}

/** Turns an offset into a line and a column; one outside the text becomes its nearest end. */
function createPositions(text: string): (offset: number) => { line: number; column: number } {
  const lineStarts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) lineStarts.push(match.index + match[0].length);

  return (wantedOffset) => {
    const offset = Math.max(0, Math.min(wantedOffset, text.length));
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  };
}
