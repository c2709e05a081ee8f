import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { QUERY_MAX_CHARS } from '../../../worker/contract/search.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { searchText as text } from '../../content/search.ts';
import styles from './SearchForm.module.css';
import { SEARCH_FIELD_ID } from './search-field.ts';

interface SearchFormProps {
  query: string;
  onChange: (query: string) => void;
  /** By default the browser opens `/search?q=`, which the Worker answers. */
  onSubmit: (event: FormEvent) => void;
  /** The field is left, possibly for a result. */
  onLeave?: () => void;
}

export function SearchForm({ query, onChange, onSubmit, onLeave }: SearchFormProps) {
  return (
    <search>
      <form action="/search" className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={SEARCH_FIELD_ID} className="visually-hidden">
          {text.label}
        </label>
        <Icon of={Search} />
        {/* The Worker writes the query into the prerendered field, hence the suppression. */}
        <input
          id={SEARCH_FIELD_ID}
          name="q"
          type="search"
          value={query}
          maxLength={QUERY_MAX_CHARS}
          placeholder={text.label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          suppressHydrationWarning
        />
        <Button type="submit" size="compact">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}
