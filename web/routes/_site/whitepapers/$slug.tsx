import texts from 'virtual:documents/whitepapers/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { MailButton } from '../../../components/ui/MailButton.tsx';
import { whitepapers } from '../../../content/resources/whitepapers.ts';
import { openPageContent } from '../../../lib/open-page-content.ts';
import { DocumentFacts, DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/whitepapers/$slug')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params }) => openPageContent(texts, params.slug),
  component: Whitepaper,
});

function Whitepaper() {
  const document = useLoaderData({ from: '/_site/whitepapers/$slug' });
  const { title, date, updated, pages } = document.meta;
  return (
    <DocumentPage
      document={document}
      aside={
        <DocumentFacts date={date} updated={updated} facts={[whitepapers.pages(pages)]}>
          <Link to="/whitepapers" activeOptions={{ exact: true }}>
            {whitepapers.all}
          </Link>
        </DocumentFacts>
      }
    >
      <MailButton subject={whitepapers.request.subject(title)}>
        {whitepapers.request.button}
      </MailButton>
    </DocumentPage>
  );
}
