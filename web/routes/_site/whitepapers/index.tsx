import documents from 'virtual:documents/whitepapers';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { DocumentList } from '../../../components/sections/DocumentList.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { whitepapers } from '../../../content/resources/whitepapers.ts';

export const Route = createFileRoute('/_site/whitepapers/')({ component: Whitepapers });

function Whitepapers() {
  return (
    <>
      <PageHead {...whitepapers.meta} />
      <ReadingIntro heading={whitepapers.heading} lead={whitepapers.lead} />
      <Section>
        <DocumentList
          items={documents.map(({ slug, title, description, date, topic, minutes }) => ({
            key: slug,
            link: { to: '/whitepapers/$slug', params: { slug } },
            title,
            description,
            date,
            facts: [topic, whitepapers.minutes(minutes)],
          }))}
        />
      </Section>
    </>
  );
}
