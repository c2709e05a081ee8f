import { type ReactNode, useId } from 'react';
import { FormMessage } from '../entrance/FormMessage.tsx';
import styles from './Account.module.css';

interface AccountSectionProps {
  title: string;
  lead: string;
  /** Why the last press in it failed. */
  message?: string | undefined;
  children: ReactNode;
}

/** A section of the account page: title and description at the side, controls in a card. */
export function AccountSection({ title, lead, message, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header>
        {/* Gets the focus when a row of the section is removed. */}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <div className={styles.card}>
        <FormMessage>{message}</FormMessage>
        {children}
      </div>
    </section>
  );
}
