import documents from 'virtual:documents/webinars';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { DocumentList } from '../../../components/sections/DocumentList.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { webinars } from '../../../content/resources/webinars.ts';

export const Route = createFileRoute('/_site/webinars/')({ component: Webinars });

function Webinars() {
  return (
    <>
      <PageHead {...webinars.meta} />
      <ReadingIntro heading={webinars.heading} lead={webinars.lead} />
      <Section>
        <DocumentList
          items={documents.map(({ slug, title, description, recording, length }) => ({
            key: slug,
            link: { to: '/webinars/$slug', params: { slug } },
            title,
            description,
            facts: [recording ? webinars.recorded.status : webinars.outline.status, length],
          }))}
        />
      </Section>
    </>
  );
}
