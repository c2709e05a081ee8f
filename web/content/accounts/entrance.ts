import type { Stage } from '../signal.ts';

export const entranceText = {
  /** What a workspace may hold, beside the forms that lead to it. */
  workspace: [
    { name: 'CI/CD onboarding', detail: 'draft, 4 of 6 answers', state: 'running' },
    { name: 'Cloud migration onboarding', detail: 'draft, 2 of 6 answers', state: 'running' },
    { name: 'GitHub Actions, Node.js', detail: '6 files, ready to download', state: 'passed' },
  ],
} as const satisfies { workspace: readonly Stage[] };
