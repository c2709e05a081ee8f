/** The words of a project brief. What the visitor entered is put between them. */
export interface BriefText {
  readonly title: string;
  readonly purpose: string;
  /** In the order in which they are done. */
  readonly firstMoves: readonly string[];
  readonly stages: readonly { readonly name: string; readonly does: string }[];
  /** What to have at hand in the first call. */
  readonly bring: readonly string[];
  readonly questions: readonly string[];
  readonly steps: readonly BriefStep[];
  readonly measures: readonly string[];
}

export interface BriefStep {
  readonly who: 'You' | 'We' | 'Together';
  readonly what: string;
  readonly when: string;
}

/** How every engagement begins. */
export const openingSteps: readonly BriefStep[] = [
  {
    who: 'You',
    what: 'Book the first call and attach this brief, or read it out.',
    when: 'This week',
  },
  {
    who: 'Together',
    what: 'Go through the open questions, and strike what does not apply.',
    when: 'First call, 30 minutes',
  },
  {
    who: 'We',
    what: 'Send an offer with scope, people, dates and price.',
    when: 'Five working days later',
  },
];
