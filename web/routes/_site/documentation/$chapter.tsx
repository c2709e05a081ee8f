import { createFileRoute, Link } from '@tanstack/react-router';
import { listDocumentPaths, openDocument } from '../../../content/document-bodies.ts';
import { chapters } from '../../../content/documents.ts';
import { DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/documentation/$chapter')({
  staticData: { paths: listDocumentPaths('documentation') },
  loader: ({ params }) => openDocument('documentation', params.chapter),
  component: Chapter,
});

function Chapter() {
  return <DocumentPage document={Route.useLoaderData()} aside={<ChapterList />} />;
}

function ChapterList() {
  return (
    <nav aria-label="Documentation">
      <h2>Documentation</h2>
      <ul>
        {chapters.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/documentation/$chapter" params={{ chapter: slug }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
