import { archives } from 'virtual:documents/blog';
import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router';
import { PageHead } from '../../../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { ButtonLink } from '../../../../components/ui/Button.tsx';
import { blog } from '../../../../content/resources/blog.ts';
import { openPageModule } from '../../../../lib/open-document.ts';
import { ArchiveYears } from '../../../../pages/ArchiveYears.tsx';
import { ArticleList } from '../../../../pages/ArticleList.tsx';

export const Route = createFileRoute('/_site/blog/archive/$year')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => (await openPageModule(archives, params.year)).default,
  component: Archive,
});

function Archive() {
  const { year } = useParams({ from: '/_site/blog/archive/$year' });
  const { title, description, lead, back } = blog.archive;
  return (
    <>
      <PageHead title={title(year)} description={description(year)} />
      <ReadingIntro
        heading={title(year)}
        lead={lead}
        actions={
          <ButtonLink to="/blog" look="quiet">
            {back}
          </ButtonLink>
        }
      />
      <Section>
        <ArticleList articles={useLoaderData({ from: '/_site/blog/archive/$year' })} />
        <ArchiveYears />
      </Section>
    </>
  );
}
