import type { Problem } from '../generator/problem.ts';
import {
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  stages,
} from './pipeline-options.ts';

/**
 * Names become job ids, stage names and parts of secret names, so only safe characters are allowed.
 */
const ENVIRONMENT_NAME = /^[a-z]([a-z0-9-]*[a-z0-9])?$/;
export const ENVIRONMENT_NAME_MAX_CHARS = 30;
export const ENVIRONMENTS_MAX = 6;

export type ProblemField = 'packageManager' | 'environments' | 'environment';

/**
 * Validation errors, in field order; empty if the options are valid. Environments are checked only
 * with a deploy stage, since they are unused without one.
 */
export function checkPipelineOptions(options: PipelineOptions): Problem<ProblemField>[] {
  const problems: Problem<ProblemField>[] = [];
  const { language, packageManager, environments } = options;

  if (!usesPackageManager(options)) {
    problems.push({
      field: 'packageManager',
      message: `${packageManagerNames[packageManager]} is not a package manager of ${languageNames[language]}.`,
    });
  }
  if (!options.stages.includes('deploy')) return problems;

  if (environments.length === 0) {
    problems.push({ field: 'environments', message: 'Add an environment to deploy to.' });
  }
  if (environments.length > ENVIRONMENTS_MAX) {
    problems.push({
      field: 'environments',
      message: `A pipeline has at most ${ENVIRONMENTS_MAX} environments.`,
    });
  }
  environments.forEach(({ name }, index) => {
    const earlier = environments.slice(0, index).some((other) => other.name === name);
    const message =
      judgeEnvironmentName(name) ?? (earlier ? 'This name is used above.' : undefined);
    if (message) problems.push({ field: 'environment', index, message });
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

  return {
    ...options,
    packageManager: usesPackageManager(options)
      ? options.packageManager
      : packageManagers[options.language][0],
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

function usesPackageManager({ language, packageManager }: PipelineOptions): boolean {
  return packageManagers[language].some((own) => own === packageManager);
}
