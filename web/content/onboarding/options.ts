/** Options of the onboarding form by ID, the same on all six screens. */
export const tools = {
  jenkins: 'Jenkins',
  'azure-devops': 'Azure DevOps',
  'github-actions': 'GitHub Actions',
  'travis-ci': 'Travis CI',
  circleci: 'CircleCI',
} as const;
export type ToolId = keyof typeof tools;

export const languages = {
  dotnet: '.NET',
  java: 'Java',
  nodejs: 'Node.js',
  python: 'Python',
  ruby: 'Ruby',
  php: 'PHP',
} as const;
export type LanguageId = keyof typeof languages;

/** "0.1" to "1.0" in steps of 0.1. */
export const versions = Array.from({ length: 10 }, (_, index) => ((index + 1) / 10).toFixed(1));
export const versionHint = 'Of your own setup: 0.1 is just begun, 1.0 finished.';
