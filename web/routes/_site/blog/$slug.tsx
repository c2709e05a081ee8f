import texts from 'virtual:documents/blog/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { DocumentFacts } from '../../../components/sections/DocumentFacts.tsx';
import { blog } from '../../../content/resources/blog.ts';
import { openDocument, openPageModule } from '../../../lib/open-document.ts';
import { DocumentEnd, DocumentSources } from '../../../pages/DocumentEnd.tsx';
import { DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/blog/$slug')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => openDocument(await openPageModule(texts, params.slug)),
  component: Article,
});

function Article() {
  const document = useLoaderData({ from: '/_site/blog/$slug' });
  const { date, updated, authors = [], minutes, sources, tried, product } = document.meta;
  return (
    <DocumentPage
      document={document}
      facts={
        <DocumentFacts date={date} updated={updated} facts={[...authors, blog.minutes(minutes)]}>
          <Link to="/blog" activeOptions={{ exact: true }}>
            {blog.all}
          </Link>
        </DocumentFacts>
      }
    >
      <DocumentSources sources={sources} tried={tried} />
      <DocumentEnd related={document.related} product={product} />
    </DocumentPage>
  );
}
