import { useLocation, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { searchText as text } from '../content/search.ts';
import { moveByArrowKey } from '../features/search/arrow-keys.ts';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SearchOutcome, WorkerOutcome } from '../features/search/SearchOutcome.tsx';
import { SearchSuggestions } from '../features/search/SearchSuggestions.tsx';
import { addressOf, queryOf } from '../features/search/search-address.ts';
import { SEARCH_FIELD_ID } from '../features/search/search-field.ts';
import { useResults } from '../features/search/use-results.ts';
import styles from './SearchPage.module.css';

/** All results for a query. Without scripts the Worker writes them into this page. */
export function SearchPage() {
  const router = useRouter();
  const { searchStr } = useLocation();
  const [query, setQuery] = useState(() => readField() ?? queryOf(searchStr));
  const results = useResults(query);
  const hasResults = results.kind === 'found' && results.list.length > 0;

  /** Keeps the query in the address, for the way back and for sharing. */
  function keepQuery(): void {
    const address = addressOf(query);
    if (address !== addressOf(queryOf(searchStr))) router.history.replace(address);
  }

  function submit(event: FormEvent): void {
    // The Worker can search where this browser could not.
    if (results.kind === 'failed') return;
    event.preventDefault();
    keepQuery();
  }

  return (
    <>
      <PageHead {...text.meta} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it. */}
      <div onKeyDown={moveByArrowKey}>
        <ReadingIntro heading={text.heading} lead={text.lead}>
          <SearchForm query={query} onChange={setQuery} onSubmit={submit} onLeave={keepQuery} />
        </ReadingIntro>
        <Section>
          <div className={styles.results}>
            <SearchOutcome results={results}>
              <WorkerOutcome />
            </SearchOutcome>
            {!hasResults && <SearchSuggestions />}
          </div>
        </Section>
      </div>
    </>
  );
}

/** What stands in the prerendered field: written by the Worker, or typed before hydration. */
function readField(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(SEARCH_FIELD_ID);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
