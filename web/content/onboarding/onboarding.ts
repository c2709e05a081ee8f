import type { PageMeta } from '../page.ts';
import type { OnboardingScreenId } from './ids.ts';

export interface ChecklistItem {
  /** Kept with the draft: it stays what it is when the words change. */
  readonly id: string;
  readonly text: string;
}

export interface OnboardingText {
  /** The last part of its address. */
  readonly id: OnboardingScreenId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** What the engagement needs before it starts. */
  readonly checklist: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly ChecklistItem[];
  };
}
