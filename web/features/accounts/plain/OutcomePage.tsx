import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import type { Stage } from '../../../content/signal.ts';
import { PlainScreen } from './PlainScreen.tsx';

interface OutcomePageProps {
  heading: string;
  lead: string;
  line: { readonly title: string; readonly stages: readonly Stage[] };
  onward: { readonly to: string; readonly label: string };
  children?: ReactNode;
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
