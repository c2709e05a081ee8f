import { checkReport as words } from '../../content/check/report.ts';
import type { ConfigKind, Finding } from '../file-check/check-file.ts';
import { highlightLine } from '../file-viewer/highlight.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import styles from './Excerpt.module.css';

const LINES_AROUND = 2;
/** Longer lines are cut: a minified file may have a megabyte on one. */
const LINE_CHARS_MAX = 400;

/** Of the kinds that are not YAML. */
const SYNTAXES: Partial<Record<ConfigKind, StarterFile['syntax']>> = {
  jenkinsfile: 'groovy',
  json: 'json',
  dockerfile: 'shell',
  terraform: 'text',
  'terraform-override': 'text',
  text: 'text',
};

interface ExcerptProps {
  name: string;
  kind: ConfigKind;
  lines: readonly string[];
  /** 1-based. */
  line: number;
  severity: Finding['severity'];
}

/** The source around a finding, with its line marked. */
export function Excerpt({ name, kind, lines, line, severity }: ExcerptProps) {
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const syntax = SYNTAXES[kind] ?? 'yaml';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus.
    <section className={styles.excerpt} aria-label={words.lines(name, first, last)} tabIndex={0}>
      <pre>
        {lines.slice(first - 1, last).map((text, index) => (
          <SourceLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
            key={index}
            text={text.slice(0, LINE_CHARS_MAX)}
            number={first + index}
            mark={first + index === line ? severity : undefined}
            syntax={syntax}
          />
        ))}
      </pre>
    </section>
  );
}

interface SourceLineProps {
  text: string;
  number: number;
  /** Of the finding on this line. */
  mark: Finding['severity'] | undefined;
  syntax: StarterFile['syntax'];
}

function SourceLine({ text, number, mark, syntax }: SourceLineProps) {
  const Line = mark ? 'mark' : 'span';
  return (
    <Line className={styles.line} data-number={number} data-severity={mark}>
      {highlightLine(text, syntax).map(({ kind, text: part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
        <span key={index} data-kind={kind}>
          {part}
        </span>
      ))}
      {'\n'}
    </Line>
  );
}
