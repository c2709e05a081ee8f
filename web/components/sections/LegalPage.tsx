import type { MarkdownDocument } from '../../content/markdown.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { formatDate } from './format-date.ts';

export function LegalPage({ document }: { document: MarkdownDocument }) {
  const { title = '', description = '', updated = '' } = document.meta;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentPage
        heading={title}
        lead={`In force since ${formatDate(updated)}. Changes are announced 7 days ahead.`}
        document={document}
      />
    </>
  );
}
