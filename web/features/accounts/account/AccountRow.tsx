import { type ReactNode, useRef } from 'react';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';

/** A row with a button that removes it; the focus then moves to the heading of the section. */
export function AccountRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useHandBackFocus(row, 'h2');
  return <li ref={row}>{children}</li>;
}
