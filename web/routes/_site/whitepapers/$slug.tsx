import texts from 'virtual:documents/whitepapers/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { DocumentFacts } from '../../../components/sections/DocumentFacts.tsx';
import { whitepapers } from '../../../content/resources/whitepapers.ts';
import { openDocument, openPageModule } from '../../../lib/open-document.ts';
import { DocumentEnd, DocumentSources } from '../../../pages/DocumentEnd.tsx';
import { DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/whitepapers/$slug')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => openDocument(await openPageModule(texts, params.slug)),
  component: Whitepaper,
});

function Whitepaper() {
  const document = useLoaderData({ from: '/_site/whitepapers/$slug' });
  const { date, updated, authors = [], minutes, sources, tried, product } = document.meta;
  return (
    <DocumentPage
      document={document}
      facts={
        <DocumentFacts
          date={date}
          updated={updated}
          facts={[...authors, whitepapers.minutes(minutes), whitepapers.print]}
        >
          <Link to="/whitepapers" activeOptions={{ exact: true }}>
            {whitepapers.all}
          </Link>
        </DocumentFacts>
      }
    >
      <DocumentSources sources={sources} tried={tried} />
      <DocumentEnd related={document.related} product={product} />
    </DocumentPage>
  );
}
