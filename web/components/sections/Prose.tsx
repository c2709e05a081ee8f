import { type Ref, useMemo } from 'react';
import type { ProseLayout } from '../../content/document.ts';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';
import './ProseCharts.css';
import './ProseFormulas.css';
import './ProseSteps.css';
import './ProseTables.css';
import './ProseQuestions.css';
import './ProseWeek.css';

interface ProseProps {
  html: string;
  ref?: Ref<HTMLDivElement>;
  layout?: ProseLayout | undefined;
}

/** Text that was compiled at build time from the repository's own Markdown. */
export function Prose({ html, ref, layout }: ProseProps) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return (
    <div
      ref={ref}
      suppressHydrationWarning
      className={styles.prose}
      data-layout={layout}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
