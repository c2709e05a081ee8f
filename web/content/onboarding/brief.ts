import { promises } from '../promises.ts';

/** Fixed texts of a project brief, combined with the visitor's input. */
export interface BriefText {
  readonly title: string;
  readonly purpose: string;
  /** In the order of execution. */
  readonly firstMoves: readonly string[];
  readonly stages: readonly { readonly name: string; readonly does: string }[];
  /** What to prepare for the first call. */
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

/** First steps of every engagement. */
export const openingSteps: readonly BriefStep[] = [
  {
    who: 'You',
    what: 'Book the first call and bring this brief.',
    when: 'This week',
  },
  {
    who: 'Together',
    what: 'Go through the open questions and delete those that do not apply.',
    when: `First call, ${promises.demoLength}`,
  },
  {
    who: 'We',
    what: 'Send a written offer with scope, people, dates and price.',
    when: `Usually ${promises.offer}`,
  },
];
