import { collectProblems, type Problem } from '../generator/problem.ts';
import {
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  type RuntimeVersion,
  runtimeVersions,
  stages,
} from './pipeline-options.ts';

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
export const PATH_MAX_CHARS = 100;

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
  const { problems, report } = collectProblems<ProblemField>();

  if (!usesPackageManager(options)) {
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

/**
 * Removes what `checkPipelineOptions` rejects: a package manager of another language is replaced by
 * the language's default, invalid environments are dropped, stages are sorted, and a deploy stage
 * without environments is dropped.
 */
export function cleanPipelineOptions(options: PipelineOptions): PipelineOptions {
  const environments = options.environments
    .filter(
      ({ name }, index, all) =>
        judgeEnvironmentName(name) === undefined &&
        all.findIndex((other) => other.name === name) === index,
    )
    .slice(0, ENVIRONMENTS_MAX);

  const versions: readonly [RuntimeVersion, ...RuntimeVersion[]] =
    runtimeVersions[options.language];
  const version = versions.find((one) => one === options.version) ?? versions[0];
  return {
    ...options,
    packageManager: usesPackageManager(options)
      ? options.packageManager
      : packageManagers[options.language][0],
    version,
    alsoTested: versions.filter((one) => one !== version && options.alsoTested.includes(one)),
    branch: judgeBranch(options.branch) ? 'main' : options.branch,
    folder: judgeFolder(options.folder) ? '' : options.folder.replace(/\/$/, ''),
    target: canDeployTo(options) ? options.target : 'server',
    stages: stages.filter(
      (stage) => options.stages.includes(stage) && (stage !== 'deploy' || environments.length > 0),
    ),
    environments,
  };
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

function canDeployTo({ target, language, stages: chosen, registry }: PipelineOptions): boolean {
  if (target === 'static') return language === 'nodejs';
  return target !== 'kubernetes' || (chosen.includes('image') && registry !== 'none');
}

function usesPackageManager({ language, packageManager }: PipelineOptions): boolean {
  return packageManagers[language].some((own) => own === packageManager);
}
