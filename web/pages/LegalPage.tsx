import { DocumentFacts } from '../components/sections/DocumentFacts.tsx';
import type { LegalMeta, MarkdownDocument } from '../content/document.ts';
import { legalPage } from '../content/resources/legal-page.ts';
import { formatDate } from '../lib/format-date.ts';
import { DocumentPage } from './DocumentPage.tsx';

export function LegalPage({ document }: { document: MarkdownDocument<LegalMeta> }) {
  return (
    <DocumentPage
      document={document}
      facts={<DocumentFacts facts={legalPage.facts(formatDate(document.meta.updated))} />}
    />
  );
}
