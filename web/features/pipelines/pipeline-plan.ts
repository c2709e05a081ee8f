import { deployTargetNeeds, type TargetNeeds } from './deploy-targets.ts';
import type { PackageCache, Toolchain, Work, WorkStage } from './languages/toolchain.ts';
import { toolchainOf } from './languages/toolchains.ts';
import {
  checkPipelineOptions,
  type DeployEnvironment,
  languageNames,
  type PipelineOptions,
} from './pipeline-options.ts';
import { type RegistryProfile, registryProfiles } from './registry-profiles.ts';

/** Off the hour, to avoid peak load. */
const CRONS = { nightly: '17 2 * * *', weekly: '17 2 * * 1' } as const;

/** The options, prepared for the generators of all tools. */
export interface PipelinePlan
  extends Omit<PipelineOptions, 'version' | 'alsoTested' | 'stages' | 'environments'> {
  /** Five fields, in UTC except for Jenkins; undefined without a schedule. */
  readonly cron: string | undefined;
  readonly toolchain: Toolchain;
  /** What the repository must contain, as sentence fragments. */
  readonly expects: readonly string[];
  /** Installs the package manager, then the packages. */
  readonly install: Work;
  /** In execution order; always includes `build`. */
  readonly jobs: readonly LanguageJob[];
  readonly scans: boolean;
  /** Jobs that must pass before any later job. */
  readonly checks: readonly string[];
  /** Undefined without an image stage. */
  readonly image: RegistryProfile | undefined;
  /** Whether the image is pushed, not just built. */
  readonly pushesImage: boolean;
  /** Whether the image is what is deployed: a static host takes files. */
  readonly deploysImage: boolean;
  /** Whether the build output is passed to the deploy jobs; not needed if an image is deployed. */
  readonly handsOverBuild: boolean;
  /** Whether the build output is kept at all: the tests and the deploy jobs reuse it. */
  readonly keepsBuild: boolean;
  /** Empty without a deploy stage. */
  readonly deployments: readonly Deployment[];
  /** What the deploy script needs from the job that runs it. */
  readonly targetNeeds: TargetNeeds;
}

/** A job that runs commands of the language's toolchain. */
export interface LanguageJob {
  /** Unique: `test`, or `test-3-13` for the tests on a further version. */
  readonly id: string;
  readonly stage: WorkStage;
  readonly name: string;
  readonly work: Work;
  readonly toolchain: Toolchain;
  /** Whether it runs on another version than the rest of the pipeline. */
  readonly isFurtherVersion: boolean;
  readonly timeoutMinutes: number;
}

export interface Deployment extends DeployEnvironment {
  /** Jobs that must pass first. */
  readonly needs: readonly string[];
}

/** @throws {RangeError} for options that `checkPipelineOptions` rejects, since they become code. */
export function planPipeline(options: PipelineOptions): PipelinePlan {
  const [problem] = checkPipelineOptions(options);
  if (problem) throw new RangeError(`${problem.field}: ${problem.message}`);
  const { packageManager, version, registry, stages } = options;
  const toolchain = toolchainOf(packageManager, version);
  const { prepare, install } = toolchain;
  const chosenJobs = jobsOf(options).filter(
    ({ stage }) => stage === 'build' || stages.includes(stage),
  );
  const scans = stages.includes('security-scan');
  const checks = [...chosenJobs.map(({ id }) => id), ...(scans ? ['security-scan'] : [])];
  const image = stages.includes('image') ? registryProfiles[registry] : undefined;
  const pushesImage = image?.login !== undefined;
  const deploysImage = pushesImage && options.target !== 'static';
  const environments = stages.includes('deploy') ? options.environments : [];
  const handsOverBuild = environments.length > 0 && !deploysImage;
  const keepsBuild = handsOverBuild || stages.includes('test');
  return {
    ...options,
    folder: options.folder.replace(/\/$/, ''),
    cron: options.schedule === 'none' ? undefined : CRONS[options.schedule],
    toolchain,
    expects: [
      ...toolchain.expects([...new Set(chosenJobs.map(({ stage }) => stage))]),
      ...(keepsBuild && toolchain.expectsOutput
        ? [`a build that writes the folder ${toolchain.output}`]
        : []),
      ...(scans && toolchain.auditExpects ? [toolchain.auditExpects] : []),
      ...(image ? ['a Dockerfile'] : []),
    ],
    install: { ...install, commands: [...prepare, ...install.commands] },
    jobs: chosenJobs,
    scans,
    checks,
    image,
    pushesImage,
    deploysImage,
    handsOverBuild,
    keepsBuild,
    deployments: environments.map((environment, index) => {
      const before = environments[index - 1];
      const gate = image ? ['image'] : checks;
      return { ...environment, needs: before ? [`deploy-${before.name}`] : gate };
    }),
    targetNeeds: deployTargetNeeds[options.target],
  };
}

function jobsOf({ language, packageManager, version, alsoTested }: PipelineOptions): LanguageJob[] {
  const toolchain = toolchainOf(packageManager, version);
  const { lint, build, test } = toolchain;
  const job = { toolchain, isFurtherVersion: false };
  return [
    { ...job, id: 'lint', stage: 'lint', name: 'Lint', work: lint, timeoutMinutes: 10 },
    { ...job, id: 'build', stage: 'build', name: 'Build', work: build, timeoutMinutes: 20 },
    { ...job, id: 'test', stage: 'test', name: 'Test', work: test, timeoutMinutes: 30 },
    ...alsoTested.map((further) => {
      const other = toolchainOf(packageManager, further);
      return {
        id: `test-${further.replaceAll('.', '-')}`,
        stage: 'test' as const,
        name: `Test on ${languageNames[language]} ${further}`,
        work: other.test,
        toolchain: other,
        isFurtherVersion: true,
        timeoutMinutes: 30,
      };
    }),
  ];
}

/** The environment variable that moves the package cache into a folder. */
export function cacheVariable({ variable, valueFor }: PackageCache, folder: string) {
  return { [variable]: valueFor ? valueFor(folder) : folder };
}

/** A path of the project, from the root of the repository. */
export function inProject({ folder }: PipelinePlan, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** The commands, run in the folder of the project by a shell that starts in `root`. */
export function fromProject(
  { folder }: PipelinePlan,
  commands: readonly string[],
  root = '',
): readonly string[] {
  return folder === '' || commands.length === 0 ? commands : [`cd ${root}${folder}`, ...commands];
}
