import type { StarterFile } from '../../../../../../web/features/file-viewer/starter-file.ts';
import { cleanPipelineOptions } from '../../../../../../web/features/pipelines/check-pipeline-options.ts';
import { createPipeline } from '../../../../../../web/features/pipelines/pipeline.ts';
import {
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
  type Stage,
  schedules,
  stages,
  deployTargets as targets,
} from '../../../../../../web/features/pipelines/pipeline-options.ts';
import { allPairs } from './all-pairs.ts';

export interface Case {
  readonly name: string;
  readonly tool: PipelineTool;
  readonly options: PipelineOptions;
  readonly file: StarterFile;
}

const environmentSets: Record<string, readonly DeployEnvironment[]> = {
  one: [{ name: 'production', needsApproval: false }],
  approved: [{ name: 'live', needsApproval: true }],
  two: [
    { name: 'staging', needsApproval: false },
    { name: 'production', needsApproval: true },
  ],
  // Words that YAML or a shell would interpret, and a name with hyphens.
  awkward: [
    { name: 'on', needsApproval: false },
    { name: 'null', needsApproval: true },
    { name: 'eu-west-1', needsApproval: true },
  ],
};

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

const switches = ['on', 'off'] as const;

/** All pairs of options. */
const optionsByPairs: readonly PipelineOptions[] = allPairs({
  manager: managers,
  registry: registries,
  environments: Object.keys(environmentSets),
  schedule: schedules,
  version: ['newest', 'oldest'],
  tested: switches,
  branch: ['main', 'release/2.x'],
  folder: ['', 'services/api'],
  runner: runners,
  target: targets,
  lint: switches,
  test: switches,
  'security-scan': switches,
  image: switches,
  deploy: switches,
}).map((row) => ({
  language: languageOf(row.manager),
  packageManager: row.manager,
  ...versionsOf(languageOf(row.manager), row.version === 'newest', row.tested === 'on'),
  branch: row.branch,
  folder: row.folder,
  runner: row.runner,
  target: row.target,
  stages: stages.filter((stage: Stage) => row[stage] === 'on'),
  registry: row.registry,
  environments: environmentSets[row.environments] ?? [],
  schedule: row.schedule,
}));

/** The default options of the form, for every language and package manager. */
const defaults: readonly PipelineOptions[] = managers.map((packageManager) => ({
  ...defaultPipelineOptions(languageOf(packageManager)),
  packageManager,
}));

/** Every tool with the defaults of all package managers and with the option pairs. */
export const cases: readonly Case[] = pipelineTools.flatMap((tool) =>
  [...defaults, ...optionsByPairs].map((options) => ({
    name: describeCase(tool, options),
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

/** A static host takes files; where it is refused, a server takes its place. */
export function deploysImage(one: Case): boolean {
  return pushesImage(one) && cleanPipelineOptions(one.options).target !== 'static';
}

function describeCase(tool: PipelineTool, options: PipelineOptions): string {
  const targets = options.environments
    .map(({ name, needsApproval }) => (needsApproval ? `${name}!` : name))
    .join('>');
  return [
    tool,
    options.packageManager,
    options.stages.join('+') || 'build',
    options.registry,
    targets,
    options.schedule,
    options.version,
    options.alsoTested.join('+'),
    options.branch,
    options.folder,
    options.runner,
    options.target,
  ].join(' ');
}
