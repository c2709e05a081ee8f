import { type Ref, useMemo } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';
import './ProseCharts.css';
import './ProseFormulas.css';
import './ProseSteps.css';
import './ProseTables.css';

interface ProseProps {
  html: string;
  ref?: Ref<HTMLDivElement>;
}

/** Text that was compiled at build time from the repository's own Markdown. */
export function Prose({ html, ref }: ProseProps) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return (
    <div
      ref={ref}
      suppressHydrationWarning
      className={styles.prose}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
