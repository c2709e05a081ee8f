import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title: string;
  lead: string;
  /** Button. */
  children: ReactNode;
}

/** Dark band at the end of a page with a single call to action. */
export function ClosingCall({ title, lead, children }: ClosingCallProps) {
  return (
    <section className={styles.call} data-scheme="dark">
      <h2 className={styles.title}>{title}</h2>
      <p>{lead}</p>
      <Actions>{children}</Actions>
    </section>
  );
}
