import type { MarkdownDocument } from '../content/markdown.ts';
import { formatDate } from '../lib/format-date.ts';
import { DocumentPage } from './DocumentPage.tsx';

export function LegalPage({ document }: { document: MarkdownDocument }) {
  const { updated = '' } = document.meta;
  return (
    <DocumentPage
      document={document}
      lead={`In force since ${formatDate(updated)}. Changes are announced 7 days ahead.`}
    />
  );
}
