import type { PageMeta } from '../page.ts';
import type { OnboardingScreenId } from './ids.ts';

export interface ChecklistItem {
  /** Stored in drafts, so it must not change when the text does. */
  readonly id: string;
  readonly text: string;
}

export interface OnboardingText {
  /** Last segment of the screen's path. */
  readonly id: OnboardingScreenId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Prerequisites of the engagement. */
  readonly checklist: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly ChecklistItem[];
  };
}
