import { memo, type Ref } from 'react';
import { fileViewer as words } from '../../content/workspace/file-viewer.ts';
import styles from './CodePreview.module.css';
import { highlightLine } from './highlight.ts';
import type { StarterFile } from './starter-file.ts';

interface CodePreviewProps {
  file: StarterFile;
  ref?: Ref<HTMLPreElement>;
}

/** A file with line numbers, which are excluded from text selection. */
export function CodePreview({ file: { path, syntax, text }, ref }: CodePreviewProps) {
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus.
    <section className={styles.scroller} aria-label={words.content(path)} tabIndex={0}>
      <pre ref={ref} className={styles.code} data-syntax={syntax} translate="no">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          <Line key={index} text={line} syntax={syntax} />
        ))}
      </pre>
    </section>
  );
}

interface LineProps {
  text: string;
  syntax: StarterFile['syntax'];
}

/** Memoized, since most lines do not change when an option changes. */
const Line = memo(function Line({ text, syntax }: LineProps) {
  return (
    <span className={styles.line}>
      {highlightLine(text, syntax).map(({ kind, text: part }, index) =>
        kind === 'plain' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
          <span key={index} data-kind={kind}>
            {part}
          </span>
        ),
      )}
      {'\n'}
    </span>
  );
});
