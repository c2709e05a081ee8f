import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { type AccountFormProps, FormMessage } from '../entrance/AccountForm.tsx';
import styles from './Account.module.css';
import { useOpenAccount } from './open-account.ts';

interface AccountSectionProps {
  title: string;
  lead: string;
  /** Why the last press in it failed. */
  message?: string | undefined;
  children: ReactNode;
}

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

interface AccountRowProps {
  name: ReactNode;
  detail: string;
  isHeld?: boolean;
  /** A button or a checkbox. */
  children?: ReactNode;
}

/** A row of a list. If its button removes it, the focus moves to the heading of the section. */
export function AccountRow({ name, detail, isHeld, children }: AccountRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useHandBackFocus(row, 'h2');
  return (
    <li ref={row}>
      <div>
        <strong>{name}</strong>
        <span>{detail}</span>
      </div>
      {isHeld && <Tag state="running">{accountParts.held}</Tag>}
      {children}
    </li>
  );
}

interface LockableButtonProps {
  /** Id of the element that explains why this button is locked, if it is for a reason of its own. */
  reasonId?: string | undefined;
  isBusy?: boolean;
}

/** A button that stays focusable while it is locked and is described by the reason. */
export function LockableButton({
  reasonId,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ComponentProps<typeof Button> & LockableButtonProps) {
  const lockedBy = useOpenAccount().lockedBy ?? reasonId;
  const isLocked = lockedBy !== undefined;
  return (
    <Button
      look="quiet"
      size="compact"
      {...rest}
      aria-disabled={isLocked || isBusy}
      aria-describedby={lockedBy}
      onClick={isLocked || isBusy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </Button>
  );
}

interface LockableFormProps extends Pick<AccountFormProps, 'form' | 'words' | 'look' | 'children'> {
  /** Accessible name of the field group. */
  label: string;
  /** Id of the element that explains why this form is locked, if it is for a reason of its own. */
  reasonId?: string | undefined;
}

/** An account form whose fields and button are locked together. */
export function LockableForm(props: LockableFormProps) {
  const { form, words, look = 'primary', label, reasonId, children } = props;
  const lockedBy = useOpenAccount().lockedBy ?? reasonId;
  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      <fieldset
        className={styles.fields}
        disabled={lockedBy !== undefined}
        aria-label={label}
        aria-describedby={lockedBy}
      >
        {children}
        <LockableButton type="submit" look={look} reasonId={reasonId} isBusy={form.isSending}>
          {form.isSending ? words.sending : words.button}
        </LockableButton>
      </fieldset>
    </form>
  );
}

interface DisclosureProps {
  /** What the form changes. */
  fact: ReactNode;
  label: string;
  /** Receives a function that closes the disclosure, to call after a successful submit. */
  children: (close: () => void) => ReactNode;
}

/** A fact, and the form that changes it in a native `<details>` disclosure. */
export function Disclosure({ fact, label, children }: DisclosureProps) {
  const { lockedBy } = useOpenAccount();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  function close(): void {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  }

  if (lockedBy !== undefined) {
    return (
      <div className={styles.fact}>
        <span className="buttons">{fact}</span>
        <LockableButton>{label}</LockableButton>
      </div>
    );
  }
  return (
    <details ref={details} className={styles.disclosure}>
      <summary ref={summary} className={styles.fact}>
        <span className="buttons">{fact}</span>
        <b>{label}</b>
      </summary>
      {children(close)}
    </details>
  );
}
