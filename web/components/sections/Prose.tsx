import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';

interface ProseProps {
  /** Compiled at build time from the repository's own Markdown. */
  html: string;
  /** A button above the text, which copies the page. */
  children?: ReactNode;
}

/** Text with buttons that copy a block of code, a section or the page. */
export function Prose({ html, children }: ProseProps) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    // Safari lets only the press itself write to the clipboard, so the code is loaded before it.
    for (const type of ['pointerover', 'focusin', 'click']) {
      column.current?.addEventListener(type, handleButton, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);

  return (
    <div ref={column} className={styles.column}>
      {children}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trusted }} />
      <p className="visually-hidden" role="status" />
    </div>
  );
}

async function handleButton({ target, type }: Event): Promise<void> {
  if (!(target instanceof HTMLButtonElement)) return;
  const { copyFor } = await import('./copy-buttons.ts');
  if (type === 'click') copyFor(target);
}
