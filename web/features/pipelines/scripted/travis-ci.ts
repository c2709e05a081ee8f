import { lines, paragraphs } from '../../../lib/text-block.ts';
import { keptFor, type ScriptedJob, type ScriptedPipeline } from '../scripted-jobs.ts';
import { scriptedHead } from './head.ts';

/** Jobs of Travis CI share no files, so a job first runs again what it needs the files of. */
export function writeScriptedTravis(pipeline: ScriptedPipeline): string[] {
  const { jobs, cron } = pipeline;
  const schedule = `Travis CI keeps schedules outside this file: add a cron job for main under Settings → Cron Jobs (${cron?.endsWith('1') ? 'weekly' : 'daily'}).`;
  return paragraphs(
    scriptedHead(
      { ...pipeline, intro: [...pipeline.intro, ...(cron ? [schedule] : [])] },
      'Variables to create under Settings → Environment Variables, with “Display value in build log” off:',
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
    'if: branch = main OR tag =~ ^production-',
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

function writeStage({ id, deploys }: ScriptedJob): string[] {
  return lines`
    ${deploys && '# Travis CI cannot ask for an approval: only a tag such as production-2026-01-31 runs this stage.'}
    - name: ${id}
      ${deploys && 'if: tag =~ ^production-'}
  `;
}

function writeJob(jobs: readonly ScriptedJob[], job: ScriptedJob): string[] {
  return lines`
    - stage: ${job.id}
      script:
        - ${[...keptFor(job, jobs), job].map(({ command }) => command).join(' && ')}
  `;
}
