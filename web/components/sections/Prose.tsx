import { useMemo } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';
import './ProseCharts.css';
import './ProseFormulas.css';
import './ProseSteps.css';
import './ProseTables.css';

interface ProseProps {
  html: string;
  /** Sets questions and answers beside the heading of their group. */
  isQuestions?: boolean;
}

/** Text that was compiled at build time from the repository's own Markdown. */
export function Prose({ html, isQuestions }: ProseProps) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return (
    <div
      className={styles.prose}
      data-questions={isQuestions || undefined}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
