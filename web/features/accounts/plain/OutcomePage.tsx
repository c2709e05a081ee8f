import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import type { Line } from '../entrance/line-of.ts';
import { PlainScreen } from './PlainScreen.tsx';

interface OutcomePageProps {
  heading: string;
  lead: string;
  line: Line;
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
