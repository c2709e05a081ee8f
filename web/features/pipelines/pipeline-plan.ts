import type { PackageCache, Toolchain, Work } from './languages/toolchain.ts';
import { toolchains } from './languages/toolchains.ts';
import type {
  DeployEnvironment,
  PackageManager,
  PipelineLanguage,
  PipelineOptions,
  Registry,
  Schedule,
} from './pipeline-options.ts';
import { type RegistryProfile, registryProfiles } from './registry-profiles.ts';

/** The options, prepared for the generators of all tools. */
export interface PipelinePlan {
  readonly language: PipelineLanguage;
  readonly packageManager: PackageManager;
  readonly toolchain: Toolchain;
  readonly schedule: Schedule;
  /** Installs the package manager, then the packages. */
  readonly install: Work;
  /** In execution order; always includes `build`. */
  readonly jobs: readonly LanguageJob[];
  readonly scans: boolean;
  /** Jobs that must pass before any later job. */
  readonly checks: readonly string[];
  readonly registry: Registry;
  /** Undefined without an image stage. */
  readonly image: RegistryProfile | undefined;
  /** Whether the image is pushed, not just built. */
  readonly pushesImage: boolean;
  /** Whether the build output is passed to the deploy jobs; not needed if an image is pushed. */
  readonly handsOverBuild: boolean;
  /** Empty without a deploy stage. */
  readonly deployments: readonly Deployment[];
}

/** A job that runs commands of the language's toolchain. */
export interface LanguageJob {
  readonly id: 'lint' | 'build' | 'test';
  readonly name: string;
  readonly work: Work;
  readonly timeoutMinutes: number;
}

export interface Deployment extends DeployEnvironment {
  /** Jobs that must pass first. */
  readonly needs: readonly string[];
}

/** @param options as returned by `cleanPipelineOptions` */
export function planPipeline(options: PipelineOptions): PipelinePlan {
  const { language, packageManager, registry, schedule, stages } = options;
  const toolchain = toolchains[packageManager];
  const { prepare, install, lint, build, test } = toolchain;
  const jobs: readonly LanguageJob[] = [
    { id: 'lint', name: 'Lint', work: lint, timeoutMinutes: 10 },
    { id: 'build', name: 'Build', work: build, timeoutMinutes: 20 },
    { id: 'test', name: 'Test', work: test, timeoutMinutes: 30 },
  ];
  const chosenJobs = jobs.filter(({ id }) => id === 'build' || stages.includes(id));
  const scans = stages.includes('security-scan');
  const checks = [...chosenJobs.map(({ id }) => id), ...(scans ? ['security-scan'] : [])];
  const image = stages.includes('image') ? registryProfiles[registry] : undefined;
  const pushesImage = image?.login !== undefined;
  const environments = stages.includes('deploy') ? options.environments : [];
  return {
    language,
    packageManager,
    toolchain,
    schedule,
    install: { ...install, commands: [...prepare, ...install.commands] },
    jobs: chosenJobs,
    scans,
    checks,
    registry,
    image,
    pushesImage,
    handsOverBuild: environments.length > 0 && !pushesImage,
    deployments: environments.map((environment, index) => {
      const before = environments[index - 1];
      const gate = image ? ['image'] : checks;
      return { ...environment, needs: before ? [`deploy-${before.name}`] : gate };
    }),
  };
}

/** The environment variable that moves the package cache into a folder. */
export function cacheVariable({ variable, valueFor }: PackageCache, folder: string) {
  return { [variable]: valueFor ? valueFor(folder) : folder };
}
