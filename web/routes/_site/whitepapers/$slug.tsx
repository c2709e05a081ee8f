import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { PageHead } from '../../../components/frame/PageHead.tsx';
import { DocumentPage } from '../../../components/sections/DocumentPage.tsx';
import { formatDate } from '../../../components/sections/format-date.ts';
import { MailButton } from '../../../components/ui/MailButton.tsx';
import { listDocumentPaths, loadDocument } from '../../../content/document-bodies.ts';

export const Route = createFileRoute('/_site/whitepapers/$slug')({
  staticData: { paths: listDocumentPaths('whitepapers') },
  loader: async ({ params }) => {
    const document = await loadDocument('whitepapers', params.slug);
    if (!document) throw redirect({ to: '/', replace: true });
    return document;
  },
  component: Whitepaper,
});

function Whitepaper() {
  const document = Route.useLoaderData();
  const { title = '', description = '', date = '', pages } = document.meta;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentPage
        heading={title}
        lead={description}
        document={document}
        aside={
          <p>
            <time dateTime={date}>{formatDate(date)}</time>
            <br />
            {pages} pages
            <br />
            <Link to="/whitepapers">All whitepapers</Link>
          </p>
        }
      >
        <MailButton subject={`Whitepaper: ${title}`}>Ask for the whole paper</MailButton>
      </DocumentPage>
    </>
  );
}
