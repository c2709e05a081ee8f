import documents from 'virtual:documents/whitepapers';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import type { ListedDocument } from '../../../components/sections/DocumentGroups.tsx';
import { LeadEntry } from '../../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { CostParts } from '../../../components/vignettes/CostParts.tsx';
import { EvidenceChain } from '../../../components/vignettes/EvidenceChain.tsx';
import { WaveSizes } from '../../../components/vignettes/WaveSizes.tsx';
import { whitepapers, whitepapersClosing } from '../../../content/resources/whitepapers.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';
import styles from '../../../pages/resources/Whitepapers.module.css';

export const Route = createFileRoute('/_site/whitepapers/')({ component: Whitepapers });

/** Covers, drawn from the papers' examples. */
const covers: Readonly<Record<string, ReactNode>> = {
  'cost-of-slow-releases': <CostParts />,
  'datacentre-exit-in-waves': <WaveSizes />,
  'evidence-that-collects-itself': <EvidenceChain />,
};

const [first, ...others] = documents.map(
  ({ slug, title, description, date, topic, minutes }): ListedDocument => ({
    key: slug,
    link: { to: '/whitepapers/$slug', params: { slug } },
    title,
    description,
    date,
    facts: [topic, whitepapers.minutes(minutes)],
    picture: covers[slug],
  }),
);

function Whitepapers() {
  return (
    <>
      <PageHead {...whitepapers.meta} />
      <ReadingIntro heading={whitepapers.heading} lead={whitepapers.lead}>
        {first && <LeadEntry item={first} />}
      </ReadingIntro>
      <Section>
        <div className={styles.papers}>
          {others.map((item) => (
            <LeadEntry key={item.key} item={item} />
          ))}
        </div>
      </Section>
      <ClosingLinks {...whitepapersClosing} />
    </>
  );
}
