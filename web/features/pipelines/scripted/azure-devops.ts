import { lines, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import { keptFor, type ScriptedJob, type ScriptedPipeline } from '../scripted-jobs.ts';
import { job, onMain, pullRequests, stage, stageId } from '../tools/azure-devops.ts';
import { scriptedHead } from './head.ts';

export function writeScriptedAzure(pipeline: ScriptedPipeline): string[] {
  const { cron, jobs } = pipeline;
  const schedules = lines`
    schedules:
      - cron: ${quoted(cron ?? '')}
        displayName: Scheduled
        branches:
          include: [main]
        always: 'true'
  `;
  return paragraphs(
    scriptedHead(pipeline, 'Secret variables to create under Pipelines → Edit → Variables:'),
    lines`
      trigger:
        branches:
          include: [main]
    `,
    pullRequests('main'),
    cron && schedules,
    lines`
      pool:
        vmImage: ubuntu-24.04
    `,
    lines`
      stages:
        ${paragraphs(...jobs.map((scripted) => writeStage(jobs, scripted)))}
    `,
  );
}

function writeStage(jobs: readonly ScriptedJob[], scripted: ScriptedJob): string[] {
  const { name, needs, deploys } = scripted;
  const id = stageId(scripted.id);
  const steps = writeSteps(scripted, keptFor(scripted, jobs));
  const deployment = lines`
    # Add an approval check under Pipelines → Environments → production.
    - deployment: ${id}
      environment: production
      timeoutInMinutes: '30'
      strategy:
        runOnce:
          deploy:
            steps:
              ${steps}
  `;
  return stage(
    { id, name, needs, condition: deploys && onMain({ branch: 'main' }) },
    deploys ? deployment : job(id, 30, steps),
  );
}

function writeSteps(
  { id, name, command, keeps, secrets = [] }: ScriptedJob,
  fetched: readonly ScriptedJob[],
): string[] {
  return lines`
    - checkout: self
      fetchDepth: '0'
    ${fetched.map(
      (other) => lines`
        - task: DownloadPipelineArtifact@2
          inputs:
            artifactName: ${other.id}
            targetPath: $(Build.SourcesDirectory)/${other.keeps}
      `,
    )}
    - bash: ${command}
      displayName: ${quoted(name)}
      ${under(
        'env:',
        secrets.map((secret) => `${secret}: $(${secret})`),
      )}
    ${
      keeps !== undefined &&
      lines`
        - publish: ${keeps}
          artifact: ${id}
          condition: succeededOrFailed()
      `
    }
  `;
}
