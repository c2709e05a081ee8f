import { useEffect, useMemo, useRef } from 'react';
import { documentPage } from '../../content/resources/document-page.ts';
import { copyText } from '../../lib/copy-text.ts';
import { trustHtml } from '../../lib/trusted-types.ts';
import styles from './Prose.module.css';

const COPIED_SHOWN_MS = 2000;

/** Trusted HTML, compiled at build time from the repository's own Markdown. */
export function Prose({ html }: { html: string }) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    text.current?.addEventListener('click', copyCode, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return <div ref={text} className={styles.prose} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** The button above a block of code copies that block. */
async function copyCode({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLButtonElement)) return;
  const code = target.closest('figure')?.querySelector('code')?.textContent;
  if (!code || !(await copyText(code))) return;
  target.textContent = documentPage.copied;
  setTimeout(() => {
    target.textContent = documentPage.copy;
  }, COPIED_SHOWN_MS);
}
