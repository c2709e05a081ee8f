import { TextDocument } from 'vscode-languageserver-textdocument';

/** A note says how far the file was read. */
export type Severity = 'error' | 'hint' | 'note';

/** A replacement in the text of a file. */
export interface Edit {
  /** In UTF-16 code units from the start of the text; `end` is exclusive. */
  readonly offset: number;
  readonly end: number;
  readonly text: string;
}

export interface Finding {
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Corrects the mistake and changes nothing else about what the file does. */
  readonly fix?: Edit;
  readonly alsoFoundBy?: 'actionlint';
  /** What one line stands for: the findings of all house rules. */
  readonly places?: readonly Finding[];
}

/** Corrects the mistake at an offset of a text; undefined where that is not safe. */
export type Fix = (text: string, offset: number) => Edit | undefined;

/** A position where a rule matched. */
export interface Hit {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;
  readonly message: string;
  /** Overrides the name of the rule, for parsers that find mistakes of many kinds. */
  readonly rule?: string | undefined;
  /** Overrides the severity of the rule. */
  readonly severity?: Severity | undefined;
  readonly fix?: Edit | undefined;
}

/** Inserts a name for `%`, shortened, since a file may hold a megabyte where a name belongs. */
export function fill(words: string, name: string): string {
  return words.replace('%', () => name.slice(0, 80));
}

/** A hit at a node, about a name. */
export function hitAt({ offset }: { readonly offset: number }, words: string, name = ''): Hit {
  return { offset, message: fill(words, name) };
}

/** Checks a parsed file of type `Subject` for one kind of mistake. */
export interface Rule<Subject> {
  readonly name: string;
  /** A hint unless said otherwise. */
  readonly severity?: Severity | undefined;
  readonly find: (subject: Subject) => Iterable<Hit>;
}

/** A rule whose hits are known already, from a parser. */
export function ruleOf(name: string, hits: readonly Hit[], severity?: Severity): Rule<unknown> {
  return { name, severity, find: () => hits };
}

export function noteOf(name: string, message: string, offset = 0): Rule<unknown> {
  return ruleOf(name, [{ offset, message }], 'note');
}

/** A rule with more hits is cut, so that a hostile file cannot fill the memory. */
const HITS_PER_RULE_MAX = 500;

/** Runs the rules; reports at most one finding per rule and line. */
export function runRules<Subject extends { readonly text: string }>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Finding[] {
  const document = TextDocument.create('', '', 0, subject.text);
  const taken = new Set<string>();
  return rules.flatMap(({ name, severity = 'hint', find }) => {
    const findings: Finding[] = [];
    const counts = new Map<string, number>();
    for (const hit of find(subject)) {
      const { rule = name, message, fix } = hit;
      const count = counts.get(rule) ?? 0;
      if (count === HITS_PER_RULE_MAX) continue;
      const { line, character } = document.positionAt(hit.offset);
      const place = `${rule} ${line}`;
      if (taken.has(place)) continue;
      taken.add(place);
      counts.set(rule, count + 1);
      findings.push({
        severity: hit.severity ?? severity,
        rule,
        message,
        line: line + 1,
        column: character + 1,
        ...(fix && { fix }),
      });
    }
    return findings;
  });
}
