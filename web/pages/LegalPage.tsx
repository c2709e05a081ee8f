import type { ReactNode } from 'react';
import { DocumentFacts } from '../components/sections/DocumentFacts.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { LegalMeta, MarkdownDocument } from '../content/document.ts';
import { legalPage } from '../content/resources/document-page.ts';
import { formatDate } from '../lib/format-date.ts';
import styles from './DocumentEnd.module.css';
import { DocumentPage } from './DocumentPage.tsx';

interface LegalPageProps {
  document: MarkdownDocument<LegalMeta>;
  /** Below the heading and the lead. */
  picture?: ReactNode;
}

export function LegalPage({ document, picture }: LegalPageProps) {
  const { updated, inForce } = document.meta;

  return (
    <DocumentPage
      document={document}
      picture={picture}
      facts={
        <DocumentFacts
          updated={updated}
          facts={[inForce && legalPage.inForce(formatDate(inForce))]}
        />
      }
    >
      <div className={styles.close}>
        <p>{legalPage.closing}</p>
        <ButtonLink to="/company/contact" look="quiet">
          {legalPage.write}
        </ButtonLink>
      </div>
    </DocumentPage>
  );
}
