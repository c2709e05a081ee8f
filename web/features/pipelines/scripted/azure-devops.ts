import { lines, paragraphs } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import {
  keptFor,
  type ScriptedJob,
  type ScriptedPipeline,
  scriptedHead,
} from '../scripted-jobs.ts';
import { job, onMain, pullRequests, stage, stageId } from '../tools/azure-devops.ts';

const IDENTITIES = [
  'Needs the extension AWS Toolkit for Azure DevOps, the variable AWS_REGION, and under Project settings → Service connections two of the kind AWS, each by OIDC with a role of its own, so that no key is stored: aws-plan, and aws-apply.',
  'Give aws-apply the check “Branch control” for refs/heads/main: without it, any run of this pipeline could use it.',
];

/** By default, the credentials end after fifteen minutes, in the middle of a long apply. */
const SESSION = lines`
  variables:
    # Seconds; no more than the roles allow.
    aws.rolecredential.maxduration: '3600'
`;

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
    scriptedHead(pipeline, IDENTITIES),
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
    jobs.some(({ identity }) => identity) && SESSION,
    lines`
      stages:
        ${paragraphs(...jobs.map((scripted) => writeStage(jobs, scripted)))}
    `,
  );
}

const ON_SCHEDULE = "condition: and(succeeded(), eq(variables['Build.Reason'], 'Schedule'))";

function writeStage(jobs: readonly ScriptedJob[], scripted: ScriptedJob): string[] {
  const { name, needs, deploys, scheduled } = scripted;
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
    { id, name, needs, condition: deploys ? onMain({ branch: 'main' }) : scheduled && ON_SCHEDULE },
    deploys ? deployment : job(id, 30, steps),
  );
}

function writeSteps(
  { id, name, command, keeps, identity }: ScriptedJob,
  fetched: readonly ScriptedJob[],
): string[] {
  const asIdentity = lines`
    - task: AWSShellScript@1
      inputs:
        awsCredentials: aws-${identity}
        regionName: $(AWS_REGION)
        scriptType: inline
        inlineScript: ${command}
  `;
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
    ${identity ? asIdentity : `- bash: ${command}`}
      displayName: ${quoted(name)}
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
