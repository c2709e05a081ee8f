import chapters from 'virtual:documents/documentation';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import {
  DocumentGroups,
  type ListedDocument,
} from '../../../components/sections/DocumentGroups.tsx';
import { ReadingIntro } from '../../../components/sections/ReadingIntro.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ServiceFile } from '../../../components/vignettes/ServiceFile.tsx';
import { blog } from '../../../content/resources/blog.ts';
import { documentation, documentationClosing } from '../../../content/resources/documentation.ts';
import { SearchForm } from '../../../features/search/SearchForm.tsx';
import { addressOf } from '../../../features/search/search-address.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';
import { chapterName, productOf } from '../../../pages/chapter-name.ts';

export const Route = createFileRoute('/_site/documentation/')({ component: Documentation });

function Documentation() {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const { every, products } = documentation.groups;
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
        picture={<ServiceFile />}
      />
      <Section>
        <DocumentGroups
          groups={[
            {
              label: every,
              items: chapters.filter((chapter) => !productOf(chapter)).map(chapterItem),
            },
            { label: products, items: chapters.filter(productOf).map(chapterItem) },
          ]}
        />
      </Section>
      <ClosingLinks {...documentationClosing} />
    </>
  );
}

function chapterItem(chapter: (typeof chapters)[number]): ListedDocument {
  const { slug, description, minutes, friday } = chapter;
  return {
    key: slug,
    link: { to: '/documentation/$chapter', params: { chapter: slug } },
    title: chapterName(chapter),
    facts: [blog.minutes(minutes)],
    description: productOf(chapter) ? friday : description,
  };
}
