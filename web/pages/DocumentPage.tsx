import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { Prose } from '../components/sections/Prose.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import type { MarkdownDocument } from '../content/document.ts';
import type { PageMeta } from '../content/page.ts';
import { documentPage } from '../content/resources/document-page.ts';
import { keepTogether } from '../lib/keep-together.ts';
import { useCurrentHeading } from '../lib/use-current-heading.ts';
import { useKeptHtml } from '../lib/use-kept-html.ts';
import styles from './DocumentPage.module.css';

interface DocumentPageProps {
  document: MarkdownDocument<PageMeta>;
  /** Beside the heading and the lead, on phones below them. */
  facts?: ReactNode;
  /** A button below the lead. */
  action?: ReactNode;
  /** Below the heading, the lead and the facts. */
  picture?: ReactNode;
  /** Links beside the text, such as the list of chapters. */
  aside?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/** Page of a Markdown document: metadata, intro, table of contents, and text with copy buttons. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, facts, action, picture, aside, children } = props;
  const { title, description } = document.meta;
  const page = useRef<HTMLDivElement>(null);
  const { headings } = document;
  const hasContents = headings.length > 1;
  const current = useCurrentHeading(headings.map(({ id }) => id));

  useEffect(() => {
    const controller = new AbortController();
    // Safari lets only the press itself write to the clipboard, so the code is loaded before it.
    for (const type of ['pointerover', 'focusin', 'click']) {
      page.current?.addEventListener(type, handleButton, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);

  return (
    <div ref={page} className={styles.page}>
      <PageHead title={title} description={description} />
      <ReadingIntro
        heading={keepTogether(title)}
        lead={description}
        actions={action}
        facts={
          <div className={styles.facts}>
            {facts}
            <button type="button">{documentPage.copyPage}</button>
          </div>
        }
      >
        {picture}
      </ReadingIntro>
      <Section>
        <div className={styles.document}>
          {aside}
          {hasContents && (
            <AsideLinks title={documentPage.contents}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </AsideLinks>
          )}
          <div>
            <DocumentText key={title} document={document} />
            {children}
          </div>
        </div>
      </Section>
      <p className="visually-hidden" role="status" />
    </div>
  );
}

/** The text of a document. React keeps the HTML of a prerendered page, so that has none to load. */
function DocumentText({ document }: { document: MarkdownDocument<PageMeta> }) {
  const place = useRef<HTMLDivElement>(null);
  const isKept = useKeptHtml(document.html === undefined, place);
  return <Prose ref={place} html={(!isKept && document.html) || ''} />;
}

async function handleButton({ target, type }: Event): Promise<void> {
  if (!(target instanceof HTMLButtonElement)) return;
  const { copyFor } = await import('./copy-buttons.ts');
  if (type === 'click') copyFor(target);
}

/** Links beside the text, folded on phones. `children` are `<li>` elements. */
export function AsideLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.aside} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </nav>
  );
}
