import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { DocumentList } from '../../../components/sections/DocumentList.tsx';
import { PageIntro } from '../../../components/sections/PageIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { webinars as documents } from '../../../content/documents.ts';
import { webinars } from '../../../content/resources/webinars.ts';

export const Route = createFileRoute('/_site/webinars/')({ component: Webinars });

function Webinars() {
  return (
    <>
      <PageHead {...webinars.meta} />
      <PageIntro heading={webinars.heading} lead={webinars.lead} />
      <Section>
        <DocumentList
          items={documents.map(({ slug, title, description, meta }) => ({
            key: slug,
            link: { to: '/webinars/$slug', params: { slug } },
            title,
            description,
            date: meta.date,
            facts: [meta.date ? 'Recording on request' : 'By appointment', meta.length],
          }))}
        />
      </Section>
    </>
  );
}
