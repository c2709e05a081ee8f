import type { GeneratorText } from './generator.ts';

/** Texts of the four pipeline generators. */

export const githubActions = {
  meta: {
    title: 'GitHub Actions workflow generator',
    description:
      'Choose language, stages, registry and environments, and download a GitHub Actions workflow with pinned actions that your browser creates, without an account.',
  },
  heading: 'GitHub Actions',
  lead: 'A workflow lives beside the code that it builds. This one asks for no more permissions than its jobs need, and every job has a timeout.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Create the environments under Settings, Environments, with required reviewers where an approval is asked for (in a private repository, they need GitHub Enterprise).',
    'Add the secrets that the comments name, each to its environment.',
    'Open a pull request and read the first run together.',
  ],
} as const satisfies GeneratorText;

export const azureDevops = {
  meta: {
    title: 'Azure DevOps pipeline generator',
    description:
      'Choose language, stages, registry and environments, and download an azure-pipelines.yml for your repository. Your choices stay in your browser.',
  },
  heading: 'Azure DevOps',
  lead: 'A pipeline on Azure DevOps is one YAML file in your repository, with build, test, scan and deploy stages. Change the options and watch the file follow.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Create the environments under Pipelines, Environments, and add the approvals there.',
    'Keep secrets in a variable group that is linked to a key vault.',
    'Choose New pipeline, Existing Azure Pipelines YAML file.',
  ],
} as const satisfies GeneratorText;

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
    'Install Docker on the agents, because each stage brings its own image, and the plugins that the comment at its end names in Jenkins.',
    'Add the credentials that the comments name, with the same IDs.',
    'Create a multibranch pipeline that points at the repository. Jenkins runs it at once.',
  ],
} as const satisfies GeneratorText;

export const pipelineFormText = {
  language: 'Language',
  packageManager: 'Package manager',
  version: 'Version',
  alsoTested: 'Also test on',
  branch: 'Branch',
  folder: 'Folder',
  folderHint: 'Leave empty for the root of the repository.',
  runner: 'Runners',
  stages: 'Stages, after the build',
  registry: 'Registry for the image',
  environments: {
    legend: 'Environments, in their order',
    item: 'environment',
    add: 'Add an environment',
  },
  approval: 'Needs approval',
  target: 'Deploy to',
  schedule: 'Schedule',
} as const;

/** What is known of the versions in a generated file. */
export const pinsText = {
  seenOn: (day: string) => `All versions were looked up on ${day} or later.`,
  /** Above what is known of the images that are pinned by their tag alone. */
  loose: (count: number) => `${count} ${count === 1 ? 'image is' : 'images are'} pinned by tag`,
  /** Sentences about images that are pinned by their tag alone. */
  withoutDigest: (images: readonly string[]) =>
    images.length === 0
      ? []
      : [
          `Pinned by tag, because their digests could not be looked up: ${images.join(', ')}. Find them with “docker buildx imagetools inspect” and add them.`,
        ],
} as const;
