import chapters from 'virtual:documents/documentation';
import texts from 'virtual:documents/documentation/texts';
import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { documentation } from '../../../content/resources/documentation.ts';
import { openPageContent } from '../../../lib/open-page-content.ts';
import { DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/documentation/$chapter')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params }) => openPageContent(texts, params.chapter),
  component: Chapter,
});

function Chapter() {
  return (
    <DocumentPage
      document={useLoaderData({ from: '/_site/documentation/$chapter' })}
      aside={<ChapterList />}
    />
  );
}

function ChapterList() {
  return (
    <nav aria-label={documentation.chapters}>
      <h2>{documentation.chapters}</h2>
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
