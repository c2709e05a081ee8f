import { createFileRoute, Link } from '@tanstack/react-router';
import { MailButton } from '../../../components/ui/MailButton.tsx';
import { listDocumentPaths, openDocument } from '../../../content/document-bodies.ts';
import { DocumentFacts, DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/whitepapers/$slug')({
  staticData: { paths: listDocumentPaths('whitepapers') },
  loader: ({ params }) => openDocument('whitepapers', params.slug),
  component: Whitepaper,
});

function Whitepaper() {
  const document = Route.useLoaderData();
  const { title, date, pages } = document.meta;
  return (
    <DocumentPage
      document={document}
      aside={
        <DocumentFacts date={date} facts={[`${pages} pages`]}>
          <Link to="/whitepapers" activeOptions={{ exact: true }}>
            All whitepapers
          </Link>
        </DocumentFacts>
      }
    >
      <MailButton subject={`Whitepaper: ${title}`}>Ask for the whole paper</MailButton>
    </DocumentPage>
  );
}
