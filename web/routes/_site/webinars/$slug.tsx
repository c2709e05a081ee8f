import texts from 'virtual:documents/webinars/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { MailButton } from '../../../components/ui/MailButton.tsx';
import { webinars } from '../../../content/resources/webinars.ts';
import { openPageContent } from '../../../lib/open-page-content.ts';
import { DocumentFacts, DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/webinars/$slug')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params }) => openPageContent(texts, params.slug),
  component: Webinar,
});

function Webinar() {
  const document = useLoaderData({ from: '/_site/webinars/$slug' });
  const { title, date, status, length, speakers } = document.meta;
  return (
    <DocumentPage
      document={document}
      aside={
        <DocumentFacts date={date} status={status} facts={[webinars.facts(length, speakers)]}>
          <Link to="/webinars" activeOptions={{ exact: true }}>
            {webinars.all}
          </Link>
        </DocumentFacts>
      }
    >
      <MailButton subject={webinars.subject(title)}>
        {date ? webinars.recorded.button : webinars.open.button}
      </MailButton>
    </DocumentPage>
  );
}
