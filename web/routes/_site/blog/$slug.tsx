import { createFileRoute, Link } from '@tanstack/react-router';
import { listDocumentPaths, openDocument } from '../../../content/document-bodies.ts';
import { DocumentFacts, DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/blog/$slug')({
  staticData: { paths: listDocumentPaths('blog') },
  loader: ({ params }) => openDocument('blog', params.slug),
  component: Article,
});

function Article() {
  const document = Route.useLoaderData();
  const { date, author, minutes } = document.meta;
  return (
    <DocumentPage
      document={document}
      aside={
        <DocumentFacts date={date} facts={[`${author}, ${minutes} min read`]}>
          <Link to="/blog" activeOptions={{ exact: true }}>
            All articles
          </Link>
        </DocumentFacts>
      }
    />
  );
}
