import { languages, tools } from '../../content/onboarding/options.ts';

/**
 * Options of a starter pipeline. Small, because forms load it eagerly; generators are lazy-loaded.
 */

export const pipelineTools = [
  'jenkins',
  'azure-devops',
  'github-actions',
  'travis-ci',
  'circleci',
  'gitlab-ci',
] as const;
export type PipelineTool = (typeof pipelineTools)[number];

export const pipelineLanguages = ['dotnet', 'java', 'nodejs', 'python', 'ruby', 'php'] as const;
export type PipelineLanguage = (typeof pipelineLanguages)[number];

/** By language; the first one is the default. */
export const packageManagers = {
  dotnet: ['nuget'],
  java: ['maven', 'gradle'],
  nodejs: ['npm', 'pnpm', 'yarn'],
  python: ['pip', 'poetry', 'uv'],
  ruby: ['bundler'],
  php: ['composer'],
} as const satisfies Record<PipelineLanguage, readonly [string, ...string[]]>;
export type PackageManager = (typeof packageManagers)[PipelineLanguage][number];

/** In execution order. Build is not listed, because every pipeline has it. */
export const stages = ['lint', 'test', 'security-scan', 'image', 'deploy'] as const;
export type Stage = (typeof stages)[number];

export const registries = [
  'none',
  'ghcr',
  'docker-hub',
  'amazon-ecr',
  'azure-acr',
  'google-artifact-registry',
  'gitlab-registry',
] as const;
export type Registry = (typeof registries)[number];

export const schedules = ['none', 'nightly', 'weekly'] as const;
export type Schedule = (typeof schedules)[number];

export interface DeployEnvironment {
  readonly name: string;
  readonly needsApproval: boolean;
}

export interface PipelineOptions {
  readonly language: PipelineLanguage;
  readonly packageManager: PackageManager;
  readonly stages: readonly Stage[];
  /** Target registry; unused without the `image` stage. */
  readonly registry: Registry;
  /** In promotion order; unused without the `deploy` stage. */
  readonly environments: readonly DeployEnvironment[];
  readonly schedule: Schedule;
}

export const toolNames = {
  ...tools,
  'gitlab-ci': 'GitLab CI',
} as const satisfies Record<PipelineTool, string>;

export const languageNames = languages satisfies Record<PipelineLanguage, string>;

export const packageManagerNames = {
  nuget: 'NuGet',
  maven: 'Maven',
  gradle: 'Gradle',
  npm: 'npm',
  pnpm: 'pnpm',
  yarn: 'Yarn',
  pip: 'pip',
  poetry: 'Poetry',
  uv: 'uv',
  bundler: 'Bundler',
  composer: 'Composer',
} as const satisfies Record<PackageManager, string>;

export const stageNames = {
  lint: 'Lint',
  test: 'Test',
  'security-scan': 'Security scan',
  image: 'Container image',
  deploy: 'Deploy',
} as const satisfies Record<Stage, string>;

export const registryNames = {
  none: 'None',
  ghcr: 'GitHub Container Registry',
  'docker-hub': 'Docker Hub',
  'amazon-ecr': 'Amazon ECR',
  'azure-acr': 'Azure Container Registry',
  'google-artifact-registry': 'Google Artifact Registry',
  'gitlab-registry': 'GitLab Container Registry',
} as const satisfies Record<Registry, string>;

export const scheduleNames = {
  none: 'Only on changes',
  nightly: 'Every night',
  weekly: 'Every Monday',
} as const satisfies Record<Schedule, string>;

/** Build, test, security scan and deploy: to staging directly, to production after approval. */
export function defaultPipelineOptions(language: PipelineLanguage): PipelineOptions {
  return {
    language,
    packageManager: packageManagers[language][0],
    stages: ['test', 'security-scan', 'deploy'],
    registry: 'none',
    environments: [
      { name: 'staging', needsApproval: false },
      { name: 'production', needsApproval: true },
    ],
    schedule: 'none',
  };
}
