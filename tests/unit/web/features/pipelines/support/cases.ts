import fc from 'fast-check';
import type { StarterFile } from '../../../../../../web/features/file-viewer/starter-file.ts';
import { createPipeline } from '../../../../../../web/features/pipelines/pipeline.ts';
import {
  checkPipelineOptions,
  type DeployEnvironment,
  defaultPipelineOptions,
  type PackageManager,
  type PipelineLanguage,
  type PipelineOptions,
  type PipelineTool,
  packageManagers,
  pipelineLanguages,
  pipelineTools,
  type RuntimeVersion,
  registries,
  runners,
  runtimeVersions,
  schedules,
  stages,
  deployTargets as targets,
} from '../../../../../../web/features/pipelines/pipeline-options.ts';

export interface Case {
  readonly name: string;
  readonly tool: PipelineTool;
  readonly options: PipelineOptions;
  readonly file: StarterFile;
}

const environmentSets: readonly (readonly DeployEnvironment[])[] = [
  [{ name: 'production', needsApproval: false }],
  [{ name: 'live', needsApproval: true }],
  [
    { name: 'staging', needsApproval: false },
    { name: 'production', needsApproval: true },
  ],
  // Words that YAML or a shell would interpret, and a name with hyphens.
  [
    { name: 'on', needsApproval: false },
    { name: 'null', needsApproval: true },
    { name: 'eu-west-1', needsApproval: true },
  ],
];

const managers = pipelineLanguages.flatMap((language) => [...packageManagers[language]]);

export function languageOf(manager: PackageManager): PipelineLanguage {
  const language = pipelineLanguages.find((one) =>
    packageManagers[one].some((own) => own === manager),
  );
  if (!language) throw new Error(`${manager} has no language`);
  return language;
}

function versionsOf(language: PipelineLanguage, isNewest: boolean, testsAll: boolean) {
  const all: readonly [RuntimeVersion, ...RuntimeVersion[]] = runtimeVersions[language];
  const version = (isNewest ? all[0] : all.at(-1)) ?? all[0];
  return { version, alsoTested: testsAll ? all.filter((one) => one !== version) : [] };
}

/** Options as a visitor could combine them. Where a target is refused, a server takes its place. */
const sampledOptions: readonly PipelineOptions[] = fc.sample(
  fc
    .record({
      manager: fc.constantFrom(...managers),
      isNewest: fc.boolean(),
      testsAll: fc.boolean(),
      branch: fc.constantFrom('main', 'release/2.x'),
      folder: fc.constantFrom('', 'services/api'),
      runner: fc.constantFrom(...runners),
      target: fc.constantFrom(...targets),
      stages: fc.subarray([...stages]),
      registry: fc.constantFrom(...registries),
      environments: fc.constantFrom(...environmentSets),
      schedule: fc.constantFrom(...schedules),
    })
    .map(({ manager, isNewest, testsAll, ...rest }) => ({
      language: languageOf(manager),
      packageManager: manager,
      ...versionsOf(languageOf(manager), isNewest, testsAll),
      ...rest,
    }))
    .map((options) =>
      checkPipelineOptions(options).length > 0
        ? { ...options, target: 'server' as const }
        : options,
    ),
  { seed: 1, numRuns: 70 },
);

/** The default options of the form, for every language and package manager. */
const defaults: readonly PipelineOptions[] = managers.map((packageManager) => ({
  ...defaultPipelineOptions(languageOf(packageManager)),
  packageManager,
}));

/** Every tool with the defaults of all package managers and with the sampled options. */
export const cases: readonly Case[] = pipelineTools.flatMap((tool) =>
  [...defaults, ...sampledOptions].map((options) => ({
    name: `${tool} ${JSON.stringify(options)}`,
    tool,
    options,
    file: createPipeline(tool, options),
  })),
);

export function casesOf(tool: PipelineTool): readonly Case[] {
  return cases.filter((one) => one.tool === tool);
}

/** The environments that the pipeline deploys to. */
export function deployTargets({ options }: Case): readonly DeployEnvironment[] {
  return options.stages.includes('deploy') ? options.environments : [];
}

export function pushesImage({ options }: Case): boolean {
  return options.stages.includes('image') && options.registry !== 'none';
}

/** A static host takes files. */
export function deploysImage(one: Case): boolean {
  return pushesImage(one) && one.options.target !== 'static';
}
