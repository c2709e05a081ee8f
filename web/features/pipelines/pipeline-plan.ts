import type { Toolchain } from './languages/toolchain.ts';
import { toolchains } from './languages/toolchains.ts';
import {
  type DeployEnvironment,
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  type Registry,
  type Schedule,
  type Stage,
} from './pipeline-options.ts';
import { registryProfiles } from './registry-profiles.ts';
import { DEPLOY_SCRIPT } from './shell-commands.ts';

/** The options as the writers use them. */
export interface PipelinePlan {
  readonly toolchain: Toolchain;
  /** For names of caches. */
  readonly packageManager: string;
  readonly registry: Registry;
  /** Empty without a deploy stage. */
  readonly environments: readonly DeployEnvironment[];
  readonly schedule: Schedule;
  readonly includes: (stage: Stage) => boolean;
  /** Whether the image is pushed, not only built. */
  readonly pushesImage: boolean;
  /** Whether the build's output goes on to the deploy jobs; a pushed image makes it needless. */
  readonly handsOverBuild: boolean;
  /** What the file is, and what the repository has to hold: sentences for its head. */
  readonly introduction: readonly string[];
}

/** @param options as `cleanPipelineOptions` leaves them */
export function planPipeline(options: PipelineOptions): PipelinePlan {
  const toolchain = toolchains[options.packageManager];
  const includes = (stage: Stage) => options.stages.includes(stage);
  const environments = includes('deploy') ? options.environments : [];
  const pushesImage = includes('image') && options.registry !== 'none';
  return {
    toolchain,
    packageManager: options.packageManager,
    registry: options.registry,
    environments,
    schedule: options.schedule,
    includes,
    pushesImage,
    handsOverBuild: includes('deploy') && !pushesImage,
    introduction: introduce(options, toolchain, environments, pushesImage),
  };
}

function introduce(
  { language, packageManager, stages }: PipelineOptions,
  { expects }: Toolchain,
  environments: readonly DeployEnvironment[],
  pushesImage: boolean,
): string[] {
  const needs = [
    ...expects,
    ...(stages.includes('image') ? ['a Dockerfile'] : []),
    ...(stages.includes('deploy')
      ? [
          `${DEPLOY_SCRIPT}, executable, which is given the name of an environment${pushesImage ? ' and the image' : ''}`,
        ]
      : []),
  ];
  const targets = environments.map(({ name }) => name).join(', then ');
  return [
    `Pipeline of a ${languageNames[language]} service that is built with ${packageManagerNames[packageManager]}${targets ? ` and deployed to ${targets}` : ''}.`,
    `The repository holds: ${needs.join('; ')}.`,
  ];
}

/** The secrets that a push needs, as lines for the head of a file. */
export function registrySecretLines({ pushesImage, registry }: PipelinePlan): string[] {
  if (!pushesImage) return [];
  return registryProfiles[registry].secrets.map(({ name, what }) => `${name}: ${what}`);
}
