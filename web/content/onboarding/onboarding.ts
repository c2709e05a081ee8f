import type { PageMeta } from '../page.ts';

export interface OnboardingText {
  /** The last part of its address. */
  readonly id: string;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
}
