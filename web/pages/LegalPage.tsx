import { DocumentFacts } from '../components/sections/DocumentFacts.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { LegalMeta, MarkdownDocument } from '../content/document.ts';
import { legalPage } from '../content/resources/document-page.ts';
import { formatDate } from '../lib/format-date.ts';
import styles from './DocumentEnd.module.css';
import { DocumentPage } from './DocumentPage.tsx';

export function LegalPage({ document }: { document: MarkdownDocument<LegalMeta> }) {
  const { updated, inForce } = document.meta;

  return (
    <DocumentPage
      document={document}
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
