import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import { NAME_MAX_CHARS } from '../workspace-store/entry.ts';
import styles from './EntryRow.module.css';

const words = configurationDashboard.entry;

interface EntryNameProps {
  name: string;
  isRenaming: boolean;
  /** Called with the new name, or undefined if it did not change. */
  onEnd: (name: string | undefined) => void;
}

export function EntryName({ name, isRenaming, onEnd }: EntryNameProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isRenaming) input.current?.select();
  }, [isRenaming]);

  if (!isRenaming) return <h3>{name}</h3>;

  function cancelOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onEnd(undefined);
  }

  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onEnd(input.current?.value.trim());
      }}
    >
      <input
        ref={input}
        aria-label={words.newName(name)}
        defaultValue={name}
        maxLength={NAME_MAX_CHARS}
        required
        pattern=".*\S.*"
        title={words.nameHint}
        autoComplete="off"
        onKeyDown={cancelOnEscape}
      />
      <Button type="submit" size="compact">
        {words.save}
      </Button>
      <Button look="quiet" size="compact" onClick={() => onEnd(undefined)}>
        {words.cancel}
      </Button>
    </form>
  );
}
