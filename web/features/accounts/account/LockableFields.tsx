import type { ReactNode } from 'react';
import styles from './Account.module.css';

interface LockableFieldsProps {
  /** Id of the words that say why nothing can be entered; undefined if it can. */
  lockedBy: string | undefined;
  /** Names the group for a screen reader. */
  label: string;
  children: ReactNode;
}

/** The fields of a form, locked together. */
export function LockableFields({ lockedBy, label, children }: LockableFieldsProps) {
  return (
    <fieldset
      className={styles.fields}
      disabled={lockedBy !== undefined}
      aria-label={label}
      aria-describedby={lockedBy}
    >
      {children}
    </fieldset>
  );
}
