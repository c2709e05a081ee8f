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
import { type Drawing, Miniature } from '../../../components/vignettes/Miniature.tsx';
import type { SessionStep } from '../../../content/document.ts';
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
            isPictureBelow
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
  steps,
}: (typeof documents)[number]): ListedDocument {
  return {
    key: slug,
    link: { to: '/webinars/$slug', params: { slug } },
    title,
    description,
    facts: [topic, length, recording && webinars.recorded.status],
    picture: <Miniature of={drawSteps(length, steps)} topic={topic} />,
  };
}

/** The length of a session and its steps, each as wide as it takes long; the longest is dark. */
function drawSteps(label: string, steps: readonly SessionStep[]): Drawing {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = Math.max(...steps.map(({ minutes }) => minutes));
  const segments = { segments: '', 'segments ink': '' };
  let x = 16;
  for (const { minutes } of steps) {
    const length = Math.round((minutes / total) * 168);
    segments[minutes === longest ? 'segments ink' : 'segments'] += `M${x} 26h${length - 3}`;
    x += length;
  }
  return { label, strokes: segments };
}
