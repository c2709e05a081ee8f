import { type ReactNode, useRef } from 'react';
import styles from './Account.module.css';

interface DisclosureProps {
  label: string;
  /** Receives a function that closes the disclosure, to call after a successful submit. */
  children: (close: () => void) => ReactNode;
}

/** A form in a native `<details>` disclosure. */
export function Disclosure({ label, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  function close(): void {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  }

  return (
    <details ref={details} className={styles.disclosure}>
      <summary ref={summary}>{label}</summary>
      {children(close)}
    </details>
  );
}
