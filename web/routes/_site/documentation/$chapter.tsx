import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { PageHead } from '../../../components/frame/PageHead.tsx';
import { DocumentPage } from '../../../components/sections/DocumentPage.tsx';
import { listDocumentPaths, loadDocument } from '../../../content/document-bodies.ts';
import { chapters } from '../../../content/documents.ts';

export const Route = createFileRoute('/_site/documentation/$chapter')({
  staticData: { paths: listDocumentPaths('documentation') },
  loader: async ({ params }) => {
    const document = await loadDocument('documentation', params.chapter);
    if (!document) throw redirect({ to: '/', replace: true });
    return document;
  },
  component: Chapter,
});

function Chapter() {
  const document = Route.useLoaderData();
  const { title = '', description = '' } = document.meta;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentPage
        heading={title}
        lead={description}
        document={document}
        aside={
          <nav aria-label="Documentation">
            <h2>Documentation</h2>
            <ul>
              {chapters.map((chapter) => (
                <li key={chapter.slug}>
                  <Link to="/documentation/$chapter" params={{ chapter: chapter.slug }}>
                    {chapter.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
    </>
  );
}
