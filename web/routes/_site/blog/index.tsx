import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { DocumentList } from '../../../components/sections/DocumentList.tsx';
import { PageIntro } from '../../../components/sections/PageIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { articles } from '../../../content/documents.ts';
import { blog } from '../../../content/resources/blog.ts';

export const Route = createFileRoute('/_site/blog/')({ component: Blog });

function Blog() {
  return (
    <>
      <PageHead {...blog.meta} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={blog.meta.title}
        href="/blog/feed.xml"
      />
      <PageIntro heading={blog.heading} lead={blog.lead}>
        <ButtonAnchor href="/blog/feed.xml" look="quiet">
          Subscribe by feed
        </ButtonAnchor>
      </PageIntro>
      <Section>
        <DocumentList
          items={articles.map(({ slug, title, description, meta }) => ({
            key: slug,
            link: { to: '/blog/$slug', params: { slug } },
            title,
            description,
            date: meta.date,
            facts: [meta.topic, meta.minutes && `${meta.minutes} min read`],
          }))}
        />
      </Section>
    </>
  );
}
