import { Fragment, type ReactNode } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { Prose } from '../components/sections/Prose.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import type { MarkdownDocument } from '../content/document.ts';
import type { PageMeta } from '../content/page.ts';
import { documentPage } from '../content/resources/document-page.ts';
import { formatDate } from '../lib/format-date.ts';
import { useCurrentHeading } from '../lib/use-current-heading.ts';
import styles from './DocumentPage.module.css';

interface DocumentPageProps {
  document: MarkdownDocument<PageMeta>;
  /** Text below the title. Defaults to the description. */
  lead?: string;
  /** Above the text. */
  picture?: ReactNode;
  /** Content above the table of contents, such as the list of chapters. */
  aside?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/** Page of a Markdown document: metadata, intro, table of contents and text. */
export function DocumentPage({ document, lead, picture, aside, children }: DocumentPageProps) {
  const { title, description } = document.meta;
  const current = useCurrentHeading(document.headings.map(({ id }) => id));
  return (
    <>
      <PageHead title={title} description={description} />
      <ReadingIntro heading={title} lead={lead ?? description} />
      <Section>
        <div className={styles.document}>
          <div className={styles.aside}>
            {aside}
            {document.headings.length > 1 && (
              <AsideLinks title={documentPage.contents}>
                {document.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                      {text}
                    </a>
                  </li>
                ))}
              </AsideLinks>
            )}
          </div>
          <div>
            {picture && <div className={styles.picture}>{picture}</div>}
            <Prose html={document.html}>
              <button type="button">{documentPage.copyPage}</button>
            </Prose>
            {children}
          </div>
        </div>
      </Section>
    </>
  );
}

/** Links beside the text, folded on phones. `children` are `<li>` elements. */
export function AsideLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </nav>
  );
}

interface DocumentFactsProps {
  /** ISO 8601. If undefined, `status` is shown instead. */
  date?: string | undefined;
  updated?: string | undefined;
  status?: string | undefined;
  /** One per line. */
  facts: readonly string[];
  /** Link to all documents of this kind. */
  children: ReactNode;
}

/** Facts about a document: dates or status, then lines such as its length and authors. */
export function DocumentFacts({ date, updated, status, facts, children }: DocumentFactsProps) {
  return (
    <p>
      {date ? <time dateTime={date}>{formatDate(date)}</time> : status}
      {updated && (
        <>
          {(date || status) && <br />}
          {documentPage.updated} <time dateTime={updated}>{formatDate(updated)}</time>
        </>
      )}
      {facts.map((fact) => (
        <Fragment key={fact}>
          <br />
          {fact}
        </Fragment>
      ))}
      <br />
      {children}
    </p>
  );
}
