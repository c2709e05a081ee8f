import type { GeneratorText } from './generator.ts';

export const gitlabCi = {
  meta: {
    title: 'GitLab CI pipeline generator',
    description:
      'Choose language, stages, registry and environments, and download a .gitlab-ci.yml with its stages and cache. Everything happens in your browser.',
  },
  heading: 'GitLab CI',
  lead: 'GitLab reads one file at the root of the repository. Yours has its stages in order, a cache that follows the lock file, and a manual step where a person decides.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Add the variables under Settings, CI/CD, protected and masked.',
    'Protect the environments (GitLab Premium) or the branch, so that only your release managers can start the manual jobs.',
    'For a schedule, add one under Build, Pipeline schedules.',
  ],
} as const satisfies GeneratorText;
