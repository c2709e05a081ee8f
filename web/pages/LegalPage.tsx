import type { LegalMeta, MarkdownDocument } from '../content/document.ts';
import { legalPage } from '../content/resources/legal-page.ts';
import { formatDate } from '../lib/format-date.ts';
import { DocumentPage } from './DocumentPage.tsx';

export function LegalPage({ document }: { document: MarkdownDocument<LegalMeta> }) {
  return (
    <DocumentPage document={document} lead={legalPage.lead(formatDate(document.meta.updated))} />
  );
}
