import chapters from 'virtual:documents/documentation';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import {
  DocumentGroups,
  type ListedDocument,
} from '../../../components/sections/DocumentGroups.tsx';
import { LeadEntry } from '../../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { FirstWeek } from '../../../components/vignettes/FirstWeek.tsx';
import { documentation, documentationClosing } from '../../../content/resources/documentation.ts';
import { SearchForm } from '../../../features/search/SearchForm.tsx';
import { addressOf } from '../../../features/search/search-address.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';
import { chapterName, productOf } from '../../../pages/chapter-name.ts';

export const Route = createFileRoute('/_site/documentation/')({ component: Documentation });

const [first, ...others] = chapters;

function Documentation() {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const { products, reference } = documentation.groups;
  return (
    <>
      <PageHead {...documentation.meta} />
      <ReadingIntro
        heading={documentation.heading}
        lead={documentation.lead}
        actions={
          <SearchForm
            query={query}
            onChange={setQuery}
            onSubmit={(event) => {
              event.preventDefault();
              router.history.push(addressOf(query));
            }}
          />
        }
      >
        {first && <LeadEntry item={{ ...chapterItem(first), picture: <FirstWeek /> }} />}
      </ReadingIntro>
      <Section>
        <DocumentGroups
          groups={[
            {
              label: products,
              items: others.filter(productOf).map((chapter) => ({
                ...chapterItem(chapter),
                description: productOf(chapter)?.line,
              })),
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
