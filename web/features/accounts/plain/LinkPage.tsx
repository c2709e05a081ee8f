import type { ReactNode } from 'react';
import { Field } from '../../../components/forms/Field.tsx';
import { plainText } from '../../../content/accounts/plain.ts';
import type { Line } from '../entrance/line-of.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainScreen } from './PlainScreen.tsx';

interface LinkPageProps {
  heading: string;
  lead: string;
  line: Line;
  action: string;
  button: string;
  children?: ReactNode;
}

/**
 * Takes a mailed link as text: its token is in the fragment, which only a script of the page could
 * read.
 */
export function LinkPage({ action, button, children, ...screen }: LinkPageProps) {
  return (
    <PlainScreen {...screen}>
      <PlainForm action={action} button={button}>
        <Field label={plainText.link.label} hint={plainText.link.hint}>
          {(control) => (
            <input {...control} name="token" autoComplete="off" spellCheck={false} required />
          )}
        </Field>
        {children}
      </PlainForm>
    </PlainScreen>
  );
}
