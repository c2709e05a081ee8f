import type { ReactNode } from 'react';
import { settings } from '../../content/site.ts';
import { ButtonAnchor } from './Button.tsx';

/** Link to write an email to the operator, with the subject filled in. */
export function MailButton({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <ButtonAnchor href={`mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </ButtonAnchor>
  );
}
