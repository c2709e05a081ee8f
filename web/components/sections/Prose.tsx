import { useMemo } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';

/** Text that was compiled at build time from the repository's own Markdown. */
export function Prose({ html }: { html: string }) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
