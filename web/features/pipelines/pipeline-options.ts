import { type LanguageId, languages, tools } from '../../content/onboarding/onboarding.ts';
import type { Problem } from '../generator/problem.ts';

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
type Schedule = keyof typeof scheduleNames;
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
  hosted: 'Hosted',
  own: 'Our own',
} as const;
type Runner = keyof typeof runnerNames;
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

/**
 * Names become job ids, stage names and parts of secret names, so only safe characters are allowed.
 */
const ENVIRONMENT_NAME = /^[a-z]([a-z0-9-]*[a-z0-9])?$/;
export const ENVIRONMENT_NAME_MAX_CHARS = 30;
export const ENVIRONMENTS_MAX = 6;

/** Safe in YAML, in conditions and in a shell. */
const BRANCH_NAME = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/;
/** With or without a slash at its end. */
const FOLDER = /^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\/?$/;
const PATH_MAX_CHARS = 100;

export type ProblemField =
  | 'packageManager'
  | 'branch'
  | 'folder'
  | 'target'
  | 'environments'
  | 'environment';

/**
 * Validation errors, in field order; empty if the options are valid. Environments are checked only
 * with a deploy stage, since they are unused without one.
 */
export function checkPipelineOptions(options: PipelineOptions): readonly Problem<ProblemField>[] {
  const { language, packageManager, environments } = options;
  const problems: Problem<ProblemField>[] = [];
  const report = (field: ProblemField, message: string | undefined, index?: number) => {
    if (message) problems.push({ field, index, message });
  };

  if (!packageManagers[language].some((own) => own === packageManager)) {
    const name = packageManagerNames[packageManager];
    report('packageManager', `${name} is not a package manager of ${languageNames[language]}.`);
  }
  report('branch', judgeBranch(options.branch));
  report('folder', judgeFolder(options.folder));
  if (!options.stages.includes('deploy')) return problems;

  if (!canDeployTo(options)) {
    const name = languageNames[language];
    const messages = {
      server: undefined,
      static: `A static host makes the whole build public, and what is built with ${name} here is a service, not a website. Choose another target.`,
      kubernetes: 'Kubernetes runs images: add the stage Container image and choose a registry.',
    };
    report('target', messages[options.target]);
  }
  if (environments.length === 0) report('environments', 'Add an environment to deploy to.');
  if (environments.length > ENVIRONMENTS_MAX) {
    report('environments', `A pipeline has at most ${ENVIRONMENTS_MAX} environments.`);
  }
  environments.forEach(({ name }, index) => {
    const earlier = environments.slice(0, index).some((other) => other.name === name);
    const message = earlier ? 'This name is used above.' : undefined;
    report('environment', judgeEnvironmentName(name) ?? message, index);
  });
  return problems;
}

function judgeEnvironmentName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter a name for this environment.';
  if (name.length > ENVIRONMENT_NAME_MAX_CHARS) {
    return `Use at most ${ENVIRONMENT_NAME_MAX_CHARS} characters.`;
  }
  if (!ENVIRONMENT_NAME.test(name)) {
    return 'Use small letters, digits and hyphens, beginning with a letter, such as “staging-eu”.';
  }
  return undefined;
}

function judgeBranch(branch: string): string | undefined {
  if (branch === '') return 'Enter the branch that is deployed.';
  return isPath(branch, BRANCH_NAME)
    ? undefined
    : 'Use letters, digits, hyphens, dots and slashes, such as “main” or “release/next”.';
}

function judgeFolder(folder: string): string | undefined {
  return folder === '' || isPath(folder, FOLDER)
    ? undefined
    : 'Write a path from the root of the repository, such as “services/api”.';
}

function isPath(text: string, pattern: RegExp): boolean {
  return text.length <= PATH_MAX_CHARS && pattern.test(text) && !text.includes('..');
}

function canDeployTo({ target, language, stages, registry }: PipelineOptions): boolean {
  if (target === 'static') return language === 'nodejs';
  return target !== 'kubernetes' || (stages.includes('image') && registry !== 'none');
}
