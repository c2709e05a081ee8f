import type { MarkdownDocument } from '../../content/markdown.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { formatDate } from './format-date.ts';

export function LegalPage({ document }: { document: MarkdownDocument }) {
  const { updated = '' } = document.meta;
  return (
    <DocumentPage
      document={document}
      lead={`In force since ${formatDate(updated)}. Changes are announced 7 days ahead.`}
    />
  );
}
