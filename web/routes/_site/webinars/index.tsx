import documents from 'virtual:documents/webinars';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import {
  DocumentGroups,
  type ListedDocument,
} from '../../../components/sections/DocumentGroups.tsx';
import { LeadEntry } from '../../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { SessionPanel } from '../../../components/sections/SessionLine.tsx';
import { webinars, webinarsClosing } from '../../../content/resources/webinars.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';

export const Route = createFileRoute('/_site/webinars/')({ component: Webinars });

const [first, ...others] = documents;

function Webinars() {
  return (
    <>
      <PageHead {...webinars.meta} />
      <ReadingIntro heading={webinars.heading} lead={webinars.lead}>
        {first && (
          <LeadEntry
            item={{
              ...sessionItem(first),
              picture: <SessionPanel length={first.length} steps={first.steps} />,
            }}
          />
        )}
      </ReadingIntro>
      <Section>
        <DocumentGroups groups={[{ label: webinars.others, items: others.map(sessionItem) }]} />
      </Section>
      <ClosingLinks {...webinarsClosing} />
    </>
  );
}

function sessionItem({
  slug,
  title,
  description,
  topic,
  recording,
  length,
}: (typeof documents)[number]): ListedDocument {
  return {
    key: slug,
    link: { to: '/webinars/$slug', params: { slug } },
    title,
    description,
    facts: [topic, length, recording && webinars.recorded.status],
  };
}
