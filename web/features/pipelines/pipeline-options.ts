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

/** Runtime versions by language; the first one is the default. */
export const runtimeVersions = {
  dotnet: ['10.0'],
  java: ['25', '21'],
  nodejs: ['26', '24'],
  python: ['3.14', '3.13'],
  ruby: ['4.0', '3.4'],
  php: ['8.4'],
} as const satisfies Record<PipelineLanguage, readonly [string, ...string[]]>;
export type RuntimeVersion<Language extends PipelineLanguage = PipelineLanguage> =
  (typeof runtimeVersions)[Language][number];

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

/** What the deploy script deploys to. */
export const deployTargets = ['server', 'static', 'kubernetes'] as const;
export type DeployTarget = (typeof deployTargets)[number];

export const runners = ['hosted', 'own'] as const;
export type Runner = (typeof runners)[number];

export interface DeployEnvironment {
  readonly name: string;
  readonly needsApproval: boolean;
}

export interface PipelineOptions {
  readonly language: PipelineLanguage;
  readonly packageManager: PackageManager;
  readonly version: RuntimeVersion;
  /** Further versions that the tests run on. */
  readonly alsoTested: readonly RuntimeVersion[];
  /** The branch that is published and deployed. */
  readonly branch: string;
  /** Folder of the project in the repository; empty for the root. */
  readonly folder: string;
  readonly runner: Runner;
  readonly stages: readonly Stage[];
  /** Target registry; unused without the `image` stage. */
  readonly registry: Registry;
  /** In promotion order; unused without the `deploy` stage. */
  readonly environments: readonly DeployEnvironment[];
  /** Unused without the `deploy` stage. */
  readonly target: DeployTarget;
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

export const deployTargetNames = {
  server: 'A server, over SSH',
  static: 'A static host (Cloudflare Pages)',
  kubernetes: 'Kubernetes',
} as const satisfies Record<DeployTarget, string>;

export const runnerNames = {
  hosted: 'Hosted by the tool',
  own: 'Our own',
} as const satisfies Record<Runner, string>;

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
    version: runtimeVersions[language][0],
    alsoTested: [],
    branch: 'main',
    folder: '',
    runner: 'hosted',
    stages: ['test', 'security-scan', 'deploy'],
    registry: 'none',
    environments: [
      { name: 'staging', needsApproval: false },
      { name: 'production', needsApproval: true },
    ],
    target: 'server',
    schedule: 'none',
  };
}
