import type { GeneratorText } from './generator.ts';

export const jenkins = {
  meta: {
    title: 'Jenkins pipeline generator',
    description:
      'Choose language, stages, registry and environments, and download a declarative Jenkinsfile for your agents. Nothing is sent to us.',
  },
  heading: 'Jenkins',
  lead: 'A Jenkinsfile replaces the jobs that somebody once set up by hand. It is declarative, its stages run in containers, and no executor is blocked while an approval waits.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Install Docker on the agents, because each stage brings its own image, and the plugins that the first comment of the file names in Jenkins.',
    'Add the credentials that the comments name, with the same IDs.',
    'Create a multibranch pipeline that points at the repository. Jenkins runs it at once.',
  ],
} as const satisfies GeneratorText;
