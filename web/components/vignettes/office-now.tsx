import type { ReactNode } from 'react';
import { readOfficeClock } from '../../lib/office-clock.ts';
import { Tag } from '../ui/Tag.tsx';

/** What the picture of the office's week shows of the present. */
export interface OfficeNow {
  readonly status: ReactNode;
  readonly needle: string;
  readonly hours: string;
}

export function officeNow(): OfficeNow {
  const { state, word, needle, hours } = readOfficeClock();
  return { status: <Tag state={state}>{word}</Tag>, needle, hours };
}
