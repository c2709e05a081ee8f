import { type LanguageId, languages, tools } from '../../content/onboarding/onboarding.ts';

/**
 * Options of a starter pipeline. Small, because forms load it eagerly; generators are lazy-loaded.
 */

/** The ids of named options, in their order. */
function idsOf<Names extends Readonly<Record<string, string>>>(names: Names) {
  return Object.keys(names) as readonly (keyof Names)[];
}

export const toolNames = { ...tools, 'gitlab-ci': 'GitLab CI' } as const;
export type PipelineTool = keyof typeof toolNames;
export const pipelineTools = idsOf(toolNames);

export const languageNames = languages;
export type PipelineLanguage = LanguageId;
export const pipelineLanguages = idsOf(languageNames);

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
  php: ['8.5'],
} as const satisfies Record<PipelineLanguage, readonly [string, ...string[]]>;
export type RuntimeVersion<Language extends PipelineLanguage = PipelineLanguage> =
  (typeof runtimeVersions)[Language][number];

/** In execution order. Build is not listed, because every pipeline has it. */
export const stageNames = {
  lint: 'Lint',
  test: 'Test',
  'security-scan': 'Security scan',
  image: 'Container image',
  deploy: 'Deploy',
} as const;
export type Stage = keyof typeof stageNames;
export const stages = idsOf(stageNames);

export const registryNames = {
  none: 'None',
  ghcr: 'GitHub Container Registry',
  'docker-hub': 'Docker Hub',
  'amazon-ecr': 'Amazon ECR',
  'azure-acr': 'Azure Container Registry',
  'google-artifact-registry': 'Google Artifact Registry',
  'gitlab-registry': 'GitLab Container Registry',
} as const;
export type Registry = keyof typeof registryNames;
export const registries = idsOf(registryNames);

export const scheduleNames = {
  none: 'Only on changes',
  nightly: 'Every night',
  weekly: 'Every Monday',
} as const;
export type Schedule = keyof typeof scheduleNames;
export const schedules = idsOf(scheduleNames);

/** What the deploy script deploys to. */
export const deployTargetNames = {
  server: 'A server, over SSH',
  static: 'A static host (Cloudflare Pages)',
  kubernetes: 'Kubernetes',
} as const;
export type DeployTarget = keyof typeof deployTargetNames;
export const deployTargets = idsOf(deployTargetNames);

export const runnerNames = {
  hosted: 'Hosted by the tool',
  own: 'Our own',
} as const;
export type Runner = keyof typeof runnerNames;
export const runners = idsOf(runnerNames);

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
