import { lines, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import type { ScriptedJob, ScriptedPipeline } from '../scripted-jobs.ts';
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
    lines`
      pr:
        branches:
          include: [main]
    `,
    cron && schedules,
    lines`
      pool:
        vmImage: ubuntu-24.04
    `,
    lines`
      stages:
        ${paragraphs(...jobs.map((job) => writeStage(pipeline, job)))}
    `,
  );
}

function writeStage({ jobs }: ScriptedPipeline, job: ScriptedJob): string[] {
  const { id, name, needs, deploys } = job;
  const fetched = jobs.filter((other) => other.keeps !== undefined && needs.includes(other.id));
  const stageId = idOf(id);
  const steps = writeSteps(job, fetched);
  const plain = lines`
    - job: ${stageId}
      timeoutInMinutes: '30'
      steps:
        ${steps}
  `;
  const deployment = lines`
    # Add an approval check under Pipelines → Environments → production.
    - deployment: ${stageId}
      environment: production
      timeoutInMinutes: '30'
      strategy:
        runOnce:
          deploy:
            steps:
              ${steps}
  `;
  const onMain =
    "condition: and(succeeded(), eq(variables['Build.SourceBranch'], 'refs/heads/main'), ne(variables['Build.Reason'], 'Schedule'))";
  return lines`
    - stage: ${stageId}
      displayName: ${quoted(name)}
      dependsOn: [${needs.map(idOf).join(', ')}]
      ${deploys && onMain}
      jobs:
        ${deploys ? deployment : plain}
  `;
}

function writeSteps(
  { id, name, command, keeps, secrets }: ScriptedJob,
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

/** Ids of stages and jobs may contain only letters, digits and underscores. */
function idOf(name: string): string {
  return name.replaceAll('-', '_');
}
