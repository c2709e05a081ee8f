import chapters from 'virtual:documents/documentation';
import texts from 'virtual:documents/documentation/texts';
import { createFileRoute, Link, useLoaderData, useParams } from '@tanstack/react-router';
import { DocumentFacts } from '../../../components/sections/DocumentFacts.tsx';
import { documentation } from '../../../content/resources/documentation.ts';
import { openDocument, openPageModule } from '../../../lib/open-document.ts';
import { ChapterNeighbors } from '../../../pages/ChapterNeighbors.tsx';
import { chapterName } from '../../../pages/chapter-name.ts';
import { DocumentEnd } from '../../../pages/DocumentEnd.tsx';
import { AsideLinks, DocumentPage } from '../../../pages/DocumentPage.tsx';

export const Route = createFileRoute('/_site/documentation/$chapter')({
  // Splits off the loader too, to keep the list of all documents out of the entry chunk.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => openDocument(await openPageModule(texts, params.chapter)),
  component: Chapter,
});

function Chapter() {
  const document = useLoaderData({ from: '/_site/documentation/$chapter' });
  const { updated, product } = document.meta;
  const { chapter } = useParams({ from: '/_site/documentation/$chapter' });
  const index = chapters.findIndex(({ slug }) => slug === chapter.toLowerCase());
  return (
    <DocumentPage
      document={document}
      facts={
        <DocumentFacts updated={updated} facts={[]}>
          <Link to="/documentation" activeOptions={{ exact: true }}>
            {documentation.all}
          </Link>
        </DocumentFacts>
      }
      aside={<ChapterList />}
    >
      <ChapterNeighbors previous={chapters[index - 1]} next={chapters[index + 1]} />
      <DocumentEnd related={document.related} product={product} />
    </DocumentPage>
  );
}

function ChapterList() {
  return (
    <AsideLinks title={documentation.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.slug}>
          <Link to="/documentation/$chapter" params={{ chapter: chapter.slug }}>
            {chapterName(chapter)}
          </Link>
        </li>
      ))}
    </AsideLinks>
  );
}
