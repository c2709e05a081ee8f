import { parse } from 'yaml';
import type { PipelineTool } from '../../../../../../web/features/pipelines/pipeline-options.ts';
import type { Case } from './cases.ts';
import { list, names, record, text } from './unknown.ts';

export interface Job {
  /** Normalized across tools, for example `deploy-eu`. */
  readonly id: string;
  readonly needs: readonly string[];
  /** As the shell receives them. */
  readonly commands: readonly string[];
}

/** The tool-independent structure of a pipeline. */
export interface Outline {
  /** In file order. */
  readonly jobs: readonly Job[];
  /** Environments for which the file itself requires a manual approval. */
  readonly approvals: readonly string[];
}

const outliners: Record<PipelineTool, (source: string) => Outline> = {
  'github-actions': outlineGithub,
  'azure-devops': outlineAzure,
  'gitlab-ci': outlineGitlab,
  circleci: outlineCircle,
  'travis-ci': outlineTravis,
  jenkins: outlineJenkins,
};

export function outline({ tool, file }: Case): Outline {
  return outliners[tool](file.text);
}

function outlineGithub(source: string): Outline {
  const workflow = record(parse(source));
  const jobs = Object.entries(record(workflow.jobs)).map(([id, value]) => ({
    id,
    job: record(value),
  }));
  return {
    jobs: jobs.map(({ id, job }) => ({
      id,
      needs: names(job.needs),
      commands: list(job.steps).flatMap((step) => names(record(step).run)),
    })),
    approvals: [],
  };
}

function outlineAzure(source: string): Outline {
  const pipeline = record(parse(source));
  const stages = list(pipeline.stages).map(record);
  const jobs = stages.flatMap((stage) => list(stage.jobs).map(record));
  return {
    jobs: stages.map((stage) => ({
      id: hyphens(text(stage.stage)),
      needs: names(stage.dependsOn).map(hyphens),
      commands: list(stage.jobs)
        .flatMap((job) => azureSteps(record(job)))
        .flatMap(({ bash }) => names(bash)),
    })),
    approvals: jobs
      .filter((job) => azureSteps(job).some(({ task }) => task === 'ManualValidation@0'))
      .map((job) => hyphens(text(job.job)).replace('approve-', '')),
  };
}

function azureSteps(job: Record<string, unknown>): Record<string, unknown>[] {
  if (job.steps) return list(job.steps).map(record);
  const deploy = record(record(record(job.strategy).runOnce).deploy);
  return list(deploy.steps).map(record);
}

function hyphens(id: string): string {
  return id.replaceAll('_', '-');
}

const GITLAB_KEYWORDS = ['stages', 'workflow', 'default', 'variables'];

function outlineGitlab(source: string): Outline {
  const file = record(parse(source));
  const stages = names(file.stages);
  const jobs = Object.entries(file)
    .filter(([key]) => !GITLAB_KEYWORDS.includes(key) && !key.startsWith('.'))
    .map(([id, value]) => ({ id, job: record(value) }));
  const stageOf = (job: Record<string, unknown>) => stages.indexOf(text(job.stage));
  const template = record(file['.language']);
  return {
    jobs: jobs.map(({ id, job }) => ({
      id: gitlabId(id),
      needs: jobs
        .filter((other) => stageOf(other.job) < stageOf(job))
        .map((other) => gitlabId(other.id)),
      commands: [
        ...(job.extends === '.language' ? names(template.before_script) : []),
        ...names(job.script),
      ],
    })),
    approvals: jobs
      .filter(
        ({ job }) => job.rules && list(job.rules).some((rule) => record(rule).when === 'manual'),
      )
      .map(({ job }) => text(record(job.environment).name)),
  };
}

/** `image` is a reserved keyword in GitLab, so the job has another name. */
function gitlabId(job: string): string {
  return job === 'container-image' ? 'image' : job;
}

function outlineCircle(source: string): Outline {
  const file = record(parse(source));
  const definitions = record(file.jobs);
  const workflows = record(file.workflows);
  const entries = list(record(workflows.ci).jobs).map(circleEntry);
  const prepare = circleCommands(record(record(file.commands).prepare));
  for (const workflow of Object.values(workflows)) {
    for (const { id, settings } of list(record(workflow).jobs).map(circleEntry)) {
      if (settings.type !== 'approval' && !definitions[id]) throw new Error(`No job ${id}`);
    }
  }
  return {
    jobs: entries.map(({ id, settings }) => {
      const definition = settings.type === 'approval' ? { steps: [] } : record(definitions[id]);
      return {
        id,
        needs: names(settings.requires),
        commands: [
          ...(list(definition.steps).includes('prepare') ? prepare : []),
          ...circleCommands(definition),
        ],
      };
    }),
    approvals: entries
      .filter(({ settings }) => settings.type === 'approval')
      .map(({ id }) => id.replace('approve-', '')),
  };
}

function circleEntry(entry: unknown): { id: string; settings: Record<string, unknown> } {
  if (typeof entry === 'string') return { id: entry, settings: {} };
  const [[id, settings] = ['', {}]] = Object.entries(record(entry));
  return { id, settings: record(settings) };
}

function circleCommands({ steps }: Record<string, unknown>): string[] {
  return list(steps).flatMap((step) => {
    if (typeof step === 'string') return [];
    const { run } = record(step);
    return run ? [text(record(run).command)] : [];
  });
}

function outlineTravis(source: string): Outline {
  const file = record(parse(source));
  const stages = list(file.stages).map((stage) => text(record(stage).name));
  const jobs = list(record(file.jobs).include).map(record);
  const install = names(file.install);
  return {
    jobs: stages.map((id, index) => ({
      id,
      needs: stages.slice(0, index),
      commands: jobs
        .filter(({ stage }) => stage === id)
        .flatMap((job) => [...(job.install === 'skip' ? [] : install), ...names(job.script)]),
    })),
    approvals: [],
  };
}

function outlineJenkins(source: string): Outline {
  const leaves = listJenkinsStages(source);
  const ids = leaves.map(({ name }) => jenkinsId(name));
  return {
    jobs: leaves.map(({ body }, index) => ({
      id: ids[index] ?? '',
      needs: ids.slice(0, index),
      commands: [...body.matchAll(SHELL_STEP)].map(([, long, short = '']) =>
        (long ?? short).replaceAll(/\\(['\\])/g, '$1'),
      ),
    })),
    approvals: leaves
      .filter(({ body }) => /^ *input \{$/m.test(body))
      .map(({ name }) => name.replace('Deploy to ', '')),
  };
}

const SHELL_STEP = /\bsh (?:'''([\s\S]*?)'''|'((?:\\.|[^'\\])*)')/g;

/** The stages with steps in the order of a Jenkinsfile, each with its text. */
export function listJenkinsStages(source: string): { name: string; body: string }[] {
  const [, ...parts] = source.split(/^ *(?=stage\(')/m);
  return parts
    .filter((body) => /^ *steps \{$/m.test(body))
    .map((body) => ({ name: /'(.*)'/.exec(body)?.[1] ?? '', body }));
}

const jenkinsNames: Readonly<Record<string, string>> = {
  'Container image': 'image',
  'Security scan': 'security-scan',
};

function jenkinsId(name: string): string {
  return jenkinsNames[name] ?? name.replace('Deploy to ', 'deploy-').toLowerCase();
}
