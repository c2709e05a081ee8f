import { comment, lines, paragraphs } from '../../../lib/text-block.ts';
import {
  keptFor,
  keyNames,
  keyPair,
  type ScriptedJob,
  type ScriptedPipeline,
  scriptedHead,
} from '../scripted-jobs.ts';

const IDENTITIES = [
  `Variables to create under Settings → Environment Variables, with “Display value in build log” off: ${keyNames()}.`,
  'Travis CI gives every job all variables, and these keys are long-lived: allow pushes only to people who may apply, and rotate the keys every few months.',
];

const NEW_PLAN =
  'Jobs of Travis CI share no files: a tag that begins with production- makes a new plan, checks it and applies it.';

/**
 * Jobs of Travis CI share no files, so a job first reruns the jobs whose files it needs. A deployment
 * reruns all of them, because its files differ from those that were checked.
 */
export function writeScriptedTravis(pipeline: ScriptedPipeline): string[] {
  const { cron } = pipeline;
  const jobs = foldChecks(pipeline.jobs);
  const schedule = `Travis CI keeps schedules outside this file: add a cron job for main under Settings → Cron Jobs (${cron?.endsWith('1') ? 'weekly' : 'daily'}).`;
  return paragraphs(
    scriptedHead(
      {
        ...pipeline,
        intro: [...pipeline.intro, ...(cron ? [schedule] : [])],
        ...(pipeline.deployment && { deployment: NEW_PLAN }),
      },
      IDENTITIES,
    ),
    lines`
      os: linux
      dist: jammy
      language: generic
      services:
        - docker
      git:
        depth: false
    `,
    `if: branch = main${jobs.some(({ deploys }) => deploys) ? ' OR tag =~ ^production-' : ''}`,
    lines`
      stages:
        ${jobs.map(writeStage)}
    `,
    lines`
      jobs:
        include:
          ${jobs.map((job) => writeJob(jobs, job))}
    `,
  );
}

function writeStage({ id, deploys, scheduled }: ScriptedJob): string[] {
  return lines`
    ${deploys && '# Travis CI cannot ask for an approval: only a tag such as production-2026-01-31 runs this stage.'}
    - name: ${id}
      ${deploys && 'if: tag =~ ^production-'}
      ${scheduled && 'if: type = cron'}
  `;
}

function writeJob(jobs: readonly ScriptedJob[], job: ScriptedJob): string[] {
  const before = job.deploys ? jobs.filter(({ id }) => job.needs.includes(id)) : keptFor(job, jobs);
  const all = [job, ...before];
  const identity = all.find((one) => one.identity)?.identity;
  const keys =
    identity && keyPair(identity).map(({ variable, secret }) => `${variable}=$${secret}`);
  return lines`
    - stage: ${job.id}
      ${writeStorage(job)}
      script:
        ${keys && `- export ${keys.join(' ')}`}
        - ${[...before, job].map(({ command }) => command).join(' && ')}
  `;
}

function writeStorage({ keeps }: ScriptedJob): string[] {
  if (keeps === undefined) return [];
  const where =
    'Travis CI stores no files. Set ARTIFACTS_KEY, ARTIFACTS_SECRET, ARTIFACTS_BUCKET and ARTIFACTS_REGION of a bucket in S3 under Settings → Environment Variables: without them nothing is kept, and pull requests never keep anything.';
  return lines`
    ${comment(where)}
    addons:
      artifacts:
        paths:
          - ${keeps}
  `;
}

/** A job that checks kept files becomes part of the job that made them: made again, they would differ. */
function foldChecks(jobs: readonly ScriptedJob[]): readonly ScriptedJob[] {
  const judgeOf = (job: ScriptedJob) =>
    jobs.filter((one) => !one.deploys && !one.scheduled && keptFor(one, jobs).includes(job));
  const folded = jobs.flatMap(judgeOf);
  return jobs
    .filter((job) => !folded.includes(job))
    .map((job) => {
      const commands = [job, ...judgeOf(job)].map(({ command }) => command);
      return { ...job, command: commands.join(' && ') };
    });
}
