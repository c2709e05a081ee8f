/** What the onboarding form offers; the same on all six screens. */
export const tools = [
  'Jenkins',
  'Azure DevOps',
  'GitHub Actions',
  'Travis CI',
  'CircleCI',
] as const;

export const languages = ['.NET', 'Java', 'Node.js', 'Python', 'Ruby', 'PHP'] as const;

/** 0.1 to 1.0 in steps of 0.1. */
export const versions = Array.from({ length: 10 }, (_, index) => ((index + 1) / 10).toFixed(1));
