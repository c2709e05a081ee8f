import type { ReactNode } from 'react';
import type { MarkdownDocument } from '../../content/markdown.ts';
import styles from './DocumentPage.module.css';
import { PageIntro } from './PageIntro.tsx';
import { Prose } from './Prose.tsx';
import { Section } from './Section.tsx';

interface DocumentPageProps {
  heading: string;
  lead: string;
  document: MarkdownDocument;
  /** Above the table of contents, such as the list of chapters. */
  aside?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A long text with its table of contents. */
export function DocumentPage({ heading, lead, document, aside, children }: DocumentPageProps) {
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Section>
        <div className={styles.document}>
          <div className={styles.aside}>
            {aside}
            {document.headings.length > 1 && (
              <nav aria-label="On this page">
                <h2>On this page</h2>
                <ol>
                  {document.headings.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
          <div>
            <Prose html={document.html} />
            {children}
          </div>
        </div>
      </Section>
    </>
  );
}
