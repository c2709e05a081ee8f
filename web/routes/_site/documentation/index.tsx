import chapters from 'virtual:documents/documentation';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../../../components/head/PageHead.tsx';
import {
  DocumentGroups,
  type ListedDocument,
} from '../../../components/sections/DocumentGroups.tsx';
import { LeadEntry } from '../../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { FirstWeek } from '../../../components/vignettes/FirstWeek.tsx';
import { documentation, documentationClosing } from '../../../content/resources/documentation.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';
import { chapterName, productOf } from '../../../pages/chapter-name.ts';

export const Route = createFileRoute('/_site/documentation/')({ component: Documentation });

const [first, ...others] = chapters;

function Documentation() {
  const [start] = documentation.onward;
  const { products, reference } = documentation.groups;
  return (
    <>
      <PageHead {...documentation.meta} />
      <ReadingIntro
        heading={documentation.heading}
        lead={documentation.lead}
        actions={<ButtonLink to={start.to}>{start.label}</ButtonLink>}
      >
        {first && <LeadEntry item={{ ...chapterItem(first), picture: <FirstWeek /> }} />}
      </ReadingIntro>
      <Section>
        <DocumentGroups
          groups={[
            {
              label: products,
              items: others.filter(productOf).map((chapter) => {
                const { description, ...item } = chapterItem(chapter);
                return { ...item, icon: productOf(chapter)?.icon };
              }),
            },
            {
              label: reference,
              items: others.filter((chapter) => !productOf(chapter)).map(chapterItem),
            },
          ]}
        />
      </Section>
      <ClosingLinks {...documentationClosing} />
    </>
  );
}

function chapterItem(chapter: (typeof chapters)[number]): ListedDocument {
  const { slug, description } = chapter;
  return {
    key: slug,
    link: { to: '/documentation/$chapter', params: { chapter: slug } },
    title: chapterName(chapter),
    facts: [],
    description,
  };
}
