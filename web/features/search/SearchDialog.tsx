import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cleanQuery } from '../../../worker/contract/search.ts';
import { Checkbox } from '../../components/forms/Checkbox.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { searchText as text } from '../../content/search.ts';
import { moveByArrowKey } from './arrow-keys.ts';
import styles from './SearchDialog.module.css';
import { SearchForm } from './SearchForm.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { addressOf } from './search-address.ts';
import { isSlashKeyOn, turnSlashKey } from './slash-key.ts';
import { useResults } from './use-results.ts';

const SHOWN_MAX_COUNT = 7;

interface SearchDialogProps {
  /** Called when the dialog has closed: by Escape, its button, a result, or a click beside it. */
  onClose: () => void;
}

export function SearchDialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [query, setQuery] = useState('');
  const results = useResults(query);
  const count = results.kind === 'found' ? results.list.length : 0;

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();

  function showAll(event: FormEvent | MouseEvent): void {
    // The Worker can search where this browser could not.
    if (results.kind === 'failed') return;
    event.preventDefault();
    if (cleanQuery(query) === '') return;
    close();
    router.history.push(addressOf(query));
  }

  /** Closes for a link, and for a click on the backdrop, which belongs to the dialog itself. */
  function closeOnClick({ target }: MouseEvent): void {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.label}
      onClose={onClose}
      onClick={closeOnClick}
      onKeyDown={moveByArrowKey}
    >
      <div className={styles.panel}>
        <SearchForm query={query} onChange={setQuery} onSubmit={showAll} />
        <div className={styles.results}>
          <SearchOutcome results={results} limit={SHOWN_MAX_COUNT} />
          {count === 0 && <SearchSuggestions />}
        </div>
        <div className={styles.end}>
          {count > SHOWN_MAX_COUNT && (
            <a href={addressOf(query)} onClick={showAll}>
              {text.all(count)}
            </a>
          )}
          <Checkbox
            defaultChecked={isSlashKeyOn()}
            onChange={({ target }) => turnSlashKey(target.checked)}
          >
            {text.slashKey}
          </Checkbox>
          <Button look="quiet" size="compact" onClick={close}>
            {text.close}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
