import {
  type Choices,
  readControls,
  readItems,
  readName,
  readValue,
} from '../generator/choices.ts';
import {
  type DeployEnvironment,
  defaultPipelineOptions,
  deployTargets,
  ENVIRONMENTS_MAX,
  type PipelineOptions,
  packageManagers,
  pipelineLanguages,
  type RuntimeVersion,
  registries,
  runners,
  runtimeVersions,
  schedules,
  stages,
} from './pipeline-options.ts';

export const DEFAULT_LANGUAGE = 'nodejs';

/** Suffix of an environment name in a URL: deployments require approval. */
const APPROVAL_MARK = '!';

const choiceNames = Object.keys(writePipelineChoices(defaultPipelineOptions(DEFAULT_LANGUAGE)));

/** Reads options from a URL. Missing or invalid values fall back to the defaults. */
export function readPipelineChoices(choices: Choices): PipelineOptions | undefined {
  if (!choiceNames.some((name) => name in choices)) return undefined;
  const language = readValue(pipelineLanguages, choices.language) ?? DEFAULT_LANGUAGE;
  const defaults = defaultPipelineOptions(language);
  const versions: readonly RuntimeVersion[] = runtimeVersions[language];
  const version = readValue(versions, choices.version) ?? defaults.version;
  const tested = readItems(choices.tested) ?? [];
  const listed = readItems(choices.stages);
  const environments = readItems(choices.environments)?.slice(0, ENVIRONMENTS_MAX);
  return {
    language,
    packageManager:
      readValue(packageManagers[language], choices.manager) ?? defaults.packageManager,
    version,
    alsoTested: versions.filter((one) => one !== version && tested.includes(one)),
    branch: choices.branch ?? defaults.branch,
    folder: choices.folder ?? defaults.folder,
    runner: readValue(runners, choices.runner) ?? defaults.runner,
    stages: listed ? stages.filter((stage) => listed.includes(stage)) : defaults.stages,
    registry: readValue(registries, choices.registry) ?? defaults.registry,
    environments: environments?.map(readEnvironment) ?? defaults.environments,
    target: readValue(deployTargets, choices.target) ?? defaults.target,
    schedule: readValue(schedules, choices.schedule) ?? defaults.schedule,
  };
}

/**
 * Serializes options for a URL. Defaults are included, so that links survive a change of defaults.
 */
export function writePipelineChoices(options: PipelineOptions): Choices {
  return {
    language: options.language,
    manager: options.packageManager,
    version: options.version,
    tested: options.alsoTested.join(' '),
    branch: options.branch,
    folder: options.folder,
    runner: options.runner,
    stages: options.stages.join(' '),
    registry: options.registry,
    environments: options.environments.map(writeEnvironment).join(' '),
    target: options.target,
    schedule: options.schedule,
  };
}

export function readPipelineForm(form: FormData): Choices {
  const approved = form.getAll('approved');
  const environments = form
    .getAll('environments')
    .map((name, index) =>
      writeEnvironment({ name: String(name), needsApproval: approved.includes(String(index)) }),
    );
  return {
    ...readControls(form, choiceNames),
    // Unchecked boxes are not in the form data; an empty value records that none is chosen.
    tested: form.getAll('tested').join(' '),
    stages: form.getAll('stages').join(' '),
    environments: environments.join(' '),
  };
}

function writeEnvironment({ name, needsApproval }: DeployEnvironment): string {
  const plainName = encodeURIComponent(name).replaceAll(APPROVAL_MARK, '%21');
  return needsApproval ? plainName + APPROVAL_MARK : plainName;
}

function readEnvironment(item: string): DeployEnvironment {
  return {
    name: readName(item.replace(/!$/, '')),
    needsApproval: item.endsWith(APPROVAL_MARK),
  };
}
