import { checkReport as words } from '../../content/check/report.ts';
import type { Edit } from '../file-check/finding.ts';
import styles from './Correction.module.css';
import { lineDiff } from './line-diff.ts';

const TAGS = { kept: 'span', removed: 'del', added: 'ins' } as const;

/** The correction of a finding, as a diff of its lines. */
export function Correction({ text, fix }: { text: string; fix: Edit }) {
  return (
    <figure className={styles.correction}>
      <figcaption>{words.fix}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus. */}
      <section aria-label={words.fix} tabIndex={0}>
        <pre>
          {lineDiff(text, fix).map(({ change, text: line }, index) => {
            const Line = TAGS[change];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the diff.
              <Line key={index}>
                {line}
                {'\n'}
              </Line>
            );
          })}
        </pre>
      </section>
    </figure>
  );
}
