import { latest } from 'virtual:documents/blog';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { blog } from '../../../content/resources/blog.ts';
import { ArchiveYears } from '../../../pages/ArchiveYears.tsx';
import { ArticleList } from '../../../pages/ArticleList.tsx';

export const Route = createFileRoute('/_site/blog/')({ component: Blog });

function Blog() {
  return (
    <>
      <PageHead {...blog.meta} />
      <ReadingIntro heading={blog.heading} lead={blog.lead}>
        <ButtonAnchor href="/blog/feed.xml" look="quiet">
          {blog.feed}
        </ButtonAnchor>
      </ReadingIntro>
      <Section>
        <ArticleList articles={latest} />
        <ArchiveYears />
      </Section>
    </>
  );
}
