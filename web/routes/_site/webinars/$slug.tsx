import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { PageHead } from '../../../components/frame/PageHead.tsx';
import { DocumentPage } from '../../../components/sections/DocumentPage.tsx';
import { formatDate } from '../../../components/sections/format-date.ts';
import { MailButton } from '../../../components/ui/MailButton.tsx';
import { listDocumentPaths, loadDocument } from '../../../content/document-bodies.ts';

export const Route = createFileRoute('/_site/webinars/$slug')({
  staticData: { paths: listDocumentPaths('webinars') },
  loader: async ({ params }) => {
    const document = await loadDocument('webinars', params.slug);
    if (!document) throw redirect({ to: '/', replace: true });
    return document;
  },
  component: Webinar,
});

function Webinar() {
  const document = Route.useLoaderData();
  const { title = '', description = '', date, status, length, speakers } = document.meta;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentPage
        heading={title}
        lead={description}
        document={document}
        aside={
          <p>
            {date ? <time dateTime={date}>{formatDate(date)}</time> : status}
            <br />
            {length}, with {speakers}
            <br />
            <Link to="/webinars">All webinars</Link>
          </p>
        }
      >
        <MailButton subject={`Webinar: ${title}`}>
          {date ? 'Ask for the recording' : 'Arrange this session'}
        </MailButton>
      </DocumentPage>
    </>
  );
}
