import { Button } from '../../components/ui/Button.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import type { Edit } from '../file-check/finding.ts';
import styles from './Correction.module.css';
import { lineDiff } from './line-diff.ts';

const TAGS = { kept: 'span', removed: 'del', added: 'ins' } as const;

interface CorrectionProps {
  text: string;
  fix: Edit;
  /** Undefined while the text is being changed. */
  onApply: ((fix: Edit) => void) | undefined;
}

/** The correction of a finding, as a diff of its lines. */
export function Correction({ text, fix, onApply }: CorrectionProps) {
  return (
    <figure className={styles.correction}>
      <figcaption className="visually-hidden">{words.fix}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus. */}
      <section aria-label={words.fix} tabIndex={0}>
        <pre translate="no">
          {lineDiff(text, fix).map(({ change, text: line }, index) => {
            const Line = TAGS[change];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the diff.
              <Line key={index}>{`${line}\n`}</Line>
            );
          })}
        </pre>
      </section>
      <Button look="quiet" size="compact" aria-disabled={!onApply} onClick={() => onApply?.(fix)}>
        {words.apply}
      </Button>
    </figure>
  );
}
