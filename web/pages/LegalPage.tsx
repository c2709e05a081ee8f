import type { LegalMeta, MarkdownDocument } from '../content/document.ts';
import { formatDate } from '../lib/format-date.ts';
import { DocumentPage } from './DocumentPage.tsx';

export function LegalPage({ document }: { document: MarkdownDocument<LegalMeta> }) {
  return (
    <DocumentPage
      document={document}
      lead={`In force since ${formatDate(document.meta.updated)}. Changes are announced 7 days ahead.`}
    />
  );
}
