import type { Stage } from '../signal.ts';

export const entranceText = {
  /** What waits in a workspace, beside the forms that lead to it. */
  workspace: [
    { name: 'Onboarding', detail: 'six forms, each with a brief and a kit', state: 'waiting' },
    { name: 'Starters', detail: 'a pipeline for your tool and language', state: 'waiting' },
    { name: 'File check', detail: 'mistakes that a tool refuses, and why', state: 'waiting' },
  ],
} as const satisfies { workspace: readonly Stage[] };
