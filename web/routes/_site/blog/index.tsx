import { latest } from 'virtual:documents/blog';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { LeadEntry } from '../../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { MovedTags } from '../../../components/vignettes/MovedTags.tsx';
import { blog, blogClosing } from '../../../content/resources/blog.ts';
import { ArchiveYears } from '../../../pages/ArchiveYears.tsx';
import { ArticleList, articleItem } from '../../../pages/ArticleList.tsx';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';

export const Route = createFileRoute('/_site/blog/')({ component: Blog });

/** The article that the picture is drawn from. */
const LEAD = '76-of-77-tags';

function Blog() {
  const lead = latest.find(({ slug }) => slug === LEAD);
  return (
    <>
      <PageHead {...blog.meta} />
      <ReadingIntro
        heading={blog.heading}
        lead={blog.lead}
        actions={
          <ButtonAnchor href="/blog/feed.xml" look="quiet">
            {blog.feed}
          </ButtonAnchor>
        }
      >
        {lead && (
          <LeadEntry item={{ ...articleItem(lead), date: lead.date, picture: <MovedTags /> }} />
        )}
      </ReadingIntro>
      <Section>
        <ArticleList articles={latest.filter((article) => article !== lead)} />
        <ArchiveYears />
      </Section>
      <ClosingLinks {...blogClosing} />
    </>
  );
}
