import type { ComponentProps, ReactNode } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { Button, ButtonAnchor } from '../../../components/ui/Button.tsx';
import { Wordmark } from '../../../components/ui/Wordmark.tsx';
import { plainText } from '../../../content/accounts/plain.ts';
import styles from '../entrance/Entrance.module.css';
import { EntranceLine, type Line } from '../entrance/Entrance.tsx';

interface PlainScreenProps {
  heading: string;
  lead: string;
  line: Line;
  children?: ReactNode;
}

/** The look of `Entrance` on a page without scripts, rendered by the build outside of the router. */
export function PlainScreen({ heading, lead, line, children }: PlainScreenProps) {
  return (
    <div className={`${styles.entrance} ${styles.plain}`}>
      <div className={styles.side}>
        <div className={styles.column}>
          <Wordmark />
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <EntranceLine {...line} />
    </div>
  );
}

interface OutcomePageProps extends PlainScreenProps {
  onward: { readonly to: string; readonly label: string };
}

/** What a form has done, and where to go from there. */
export function OutcomePage({ onward, children, ...screen }: OutcomePageProps) {
  return (
    <PlainScreen {...screen}>
      {children}
      <ButtonAnchor href={onward.to}>{onward.label}</ButtonAnchor>
    </PlainScreen>
  );
}

interface PlainFormProps {
  /** Address in the table of `worker/routes/plain-forms.ts`. */
  action: string;
  button: string;
  children?: ReactNode;
}

/** A form that the browser sends by itself; the Worker finds the faults. */
export function PlainForm({ action, button, children }: PlainFormProps) {
  return (
    <form className={styles.form} action={action} method="post" noValidate>
      {children}
      <Button type="submit">{button}</Button>
    </form>
  );
}

/**
 * Takes a mailed link as text: its token is in the fragment, which only a script of the page could
 * read.
 */
export function LinkPage({
  action,
  button,
  children,
  ...screen
}: PlainScreenProps & PlainFormProps) {
  return (
    <PlainScreen {...screen}>
      <PlainForm action={action} button={button}>
        <InputField
          label={plainText.link.label}
          hint={plainText.link.hint}
          name="token"
          autoComplete="off"
          spellCheck={false}
          required
        />
        {children}
      </PlainForm>
    </PlainScreen>
  );
}

/** A password field without the button that shows what was typed. */
export function PlainPasswordField(field: ComponentProps<typeof InputField>) {
  return (
    <InputField
      {...field}
      type="password"
      name="password"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
