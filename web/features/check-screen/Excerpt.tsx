import { checkReport as words } from '../../content/check/report.ts';
import type { ConfigKind } from '../file-check/check-file.ts';
import { highlightLine } from '../file-viewer/highlight.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import styles from './Excerpt.module.css';

const LINES_AROUND = 2;
/** Longer lines are cut: a minified file may have a megabyte on one. */
const LINE_CHARS_MAX = 400;

interface ExcerptProps {
  name: string;
  kind: ConfigKind;
  lines: readonly string[];
  /** 1-based. */
  line: number;
}

/** The source around a finding, with its line marked. */
export function Excerpt({ name, kind, lines, line }: ExcerptProps) {
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const syntax = syntaxOf(kind);
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
            isMarked={first + index === line}
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
  isMarked: boolean;
  syntax: StarterFile['syntax'];
}

function SourceLine({ text, number, isMarked, syntax }: SourceLineProps) {
  const Line = isMarked ? 'mark' : 'span';
  return (
    <Line className={styles.line} data-number={number}>
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

function syntaxOf(kind: ConfigKind): StarterFile['syntax'] {
  switch (kind) {
    case 'jenkinsfile':
      return 'groovy';
    case 'json':
      return 'json';
    case 'dockerfile':
      return 'shell';
    case 'terraform':
    case 'terraform-override':
    case 'text':
      return 'text';
    default:
      return 'yaml';
  }
}
