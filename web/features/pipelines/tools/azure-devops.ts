import { comment, lines, type Part, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted, yamlEntries } from '../../../lib/yaml-text.ts';
import { HOSTED_UBUNTU } from '../deploy-targets.ts';
import { allSecrets, head, ownRunnerNeeds, SCHEDULE_REASON, settingList } from '../head.ts';
import type { AzureSetup, Toolchain } from '../languages/toolchain.ts';
import {
  cacheVariable,
  type Deployment,
  fromProject,
  inProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import {
  deployCommands,
  deployTokenName,
  imageCommands,
  scanRepository,
} from '../shell-commands.ts';

const COMMIT = 'BUILD_SOURCEVERSION';

/** Only merged commits are published and deployed; scheduled runs only run the checks. */
export function onMain({ branch }: Pick<PipelinePlan, 'branch'>): string {
  return `condition: and(succeeded(), eq(variables['Build.SourceBranch'], 'refs/heads/${branch}'), ne(variables['Build.Reason'], 'Schedule'))`;
}

/** One Azure Pipelines stage per stage, with a deployment job per environment. */
export function writeAzurePipelines(plan: PipelinePlan): string[] {
  const where = 'Set under Pipelines → Edit → Variables, with “Keep this value secret”:';
  return lines`
    ${head(plan, [ownRunnerNeeds(plan, 'azure'), settingList(where, allSecrets(plan))])}

    trigger:
      branches:
        include: [${quoted(plan.branch)}]

    ${pullRequests(quoted(plan.branch))}

    ${schedule(plan)}
    pool:
      ${plan.runner === 'own' ? ['# The pool of your agents.', 'name: Default'] : 'vmImage: ubuntu-24.04'}

    variables:
      ${variables(plan)}

    stages:
      ${paragraphs(
        ...plan.jobs.map((job) => workStage(plan, job)),
        plan.scans && scanStage(plan),
        plan.image && imageStage(plan),
        ...plan.deployments.map((deployment) => deployStage(plan, deployment)),
      )}
  `;
}

export function pullRequests(branch: string): string[] {
  return lines`
    # For repositories on GitHub and Bitbucket. In Azure Repos, a branch
    # policy starts the build.
    pr:
      branches:
        include: [${branch}]
  `;
}

function schedule({ cron, schedule, branch }: PipelinePlan): Part {
  return (
    cron && [
      lines`
        ${comment(`${SCHEDULE_REASON} The time is UTC.`)}
        schedules:
          - cron: ${quoted(cron)}
            displayName: 'Check, ${schedule}'
            branches:
              include: [${quoted(branch)}]
            always: 'true'
      `,
      '',
    ]
  );
}

function variables({ toolchain, image }: PipelinePlan): Part {
  const folder = `$(Pipeline.Workspace)/${toolchain.cache.folder}`;
  return [
    yamlEntries({ ...toolchain.variables, ...cacheVariable(toolchain.cache, folder) }),
    image && ['# Replace it with the name of your image.', `IMAGE: ${quoted(image.imageName)}`],
  ];
}

function workStage(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { id, stage: kind, name, work, toolchain, timeoutMinutes } = languageJob;
  return stage(
    { id: stageId(id), name, needs: kind === 'test' ? ['build'] : [] },
    job(stageId(id), timeoutMinutes, [
      setupSteps(plan, toolchain),
      kind === 'test' && fetchBuild(plan),
      comment(plan.install.note),
      bashStep('Install', fromProject(plan, plan.install.commands)),
      comment(work.note),
      bashStep(name, fromProject(plan, work.commands)),
      kind === 'build' && plan.keepsBuild && keepBuild(plan),
      kind === 'test' && publishReport(plan),
    ]),
  );
}

function keepBuild(plan: PipelinePlan): string[] {
  return lines`
    - publish: ${inProject(plan, plan.toolchain.output)}
      artifact: build
      displayName: Keep what the build made
  `;
}

function publishReport(plan: PipelinePlan): string[] {
  const { report } = plan.toolchain;
  return lines`
    - task: PublishTestResults@2
      displayName: Publish the test report
      condition: succeededOrFailed()
      inputs:
        testResultsFormat: ${report.format === 'junit' ? 'JUnit' : 'VSTest'}
        testResultsFiles: ${quoted(inProject(plan, report.files))}
  `;
}

function scanStage(plan: PipelinePlan): string[] {
  const { audit, prepare } = plan.toolchain;
  const audits = audit.commands.length > 0;
  return stage(
    { id: 'security_scan', name: 'Security scan', needs: [] },
    job('security_scan', 20, [
      audits ? setupSteps(plan, plan.toolchain) : CHECKOUT,
      comment(audit.note),
      audits && bashStep('Audit dependencies', fromProject(plan, [...prepare, ...audit.commands])),
      '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
      bashStep('Scan with Trivy', [scanRepository]),
    ]),
  );
}

function imageStage(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  const secrets = plan.image?.secrets ?? [];
  return stage(
    { id: 'image', name: 'Container image', needs: plan.checks, condition: onMain(plan) },
    job('image', 30, [
      CHECKOUT,
      bashStep('Build the image', fromProject(plan, build)),
      bashStep('Scan the image', scan),
      plan.pushesImage
        ? [
            '# Azure Pipelines hands secrets only to the steps that name them.',
            bashStep(
              'Push the image',
              push,
              secrets.map(({ name }) => `${name}: $(${name})`),
            ),
          ]
        : '# It is not pushed: no registry was chosen.',
    ]),
  );
}

function deployStage(plan: PipelinePlan, { name, needsApproval, needs }: Deployment): string[] {
  const id = stageId(`deploy-${name}`);
  const approvalId = stageId(`approve-${name}`);
  const programs = plan.runner === 'own' ? [] : HOSTED_UBUNTU;
  const commands = fromProject(plan, deployCommands(name, plan, { commit: COMMIT, programs }));
  return stage(
    { id, name: `Deploy to ${name}`, needs, condition: onMain(plan) },
    lines`
      ${needsApproval && approvalJob(name, approvalId)}
      - deployment: ${id}
        ${needsApproval && `dependsOn: ${approvalId}`}
        environment: ${quoted(name)}
        timeoutInMinutes: '30'
        strategy:
          runOnce:
            deploy:
              steps:
                ${CHECKOUT}
                ${plan.handsOverBuild && fetchBuild(plan)}
                ${bashStep(`Deploy to ${name}`, commands, `DEPLOY_TOKEN: $(${deployTokenName(name)})`)}
    `,
  );
}

function approvalJob(environment: string, id: string): string[] {
  return lines`
    ${comment(
      `Asks a person, and rejects after three days. An approval check on the environment ${environment} (Pipelines → Environments) is stronger: a change to this file cannot remove it.`,
    )}
    - job: ${id}
      displayName: 'Approve ${environment}'
      pool: server
      timeoutInMinutes: '4320'
      steps:
        - task: ManualValidation@0
          timeoutInMinutes: 4320
          inputs:
            # Replace it with the addresses of those who approve.
            notifyUsers: $(Build.RequestedForEmail)
            instructions: 'Check the run, then approve the deployment to ${environment}.'
            onTimeout: reject
  `;
}

function fetchBuild(plan: PipelinePlan): string[] {
  return lines`
    - download: none
    - task: DownloadPipelineArtifact@2
      inputs:
        artifactName: build
        targetPath: $(Build.SourcesDirectory)/${inProject(plan, plan.toolchain.output)}
  `;
}

interface StageHead {
  readonly id: string;
  readonly name: string;
  readonly needs: readonly string[];
  readonly condition?: string | false | undefined;
}

export function stage({ id, name, needs, condition }: StageHead, jobs: Part): string[] {
  return lines`
    - stage: ${id}
      displayName: ${quoted(name)}
      dependsOn: [${needs.map(stageId).join(', ')}]
      ${condition}
      jobs:
        ${jobs}
  `;
}

/** Ids of stages and jobs may contain only letters, digits and underscores. */
export function stageId(name: string): string {
  return name.replaceAll('-', '_');
}

export function job(id: string, timeoutMinutes: number, steps: Part): string[] {
  return lines`
    - job: ${id}
      timeoutInMinutes: '${timeoutMinutes}'
      steps:
        ${steps}
  `;
}

const CHECKOUT = lines`
  - checkout: self
    fetchDepth: '1'
`;

function setupSteps(plan: PipelinePlan, { azureSetup, cache }: Toolchain): string[] {
  const { packageManager } = plan;
  const files = 'file' in cache.key ? inProject(plan, cache.key.file) : `**/${cache.key.pattern}`;
  const key = `${packageManager} | "$(Agent.OS)"`;
  return lines`
    ${CHECKOUT}
    ${azureSetup.filter((step) => plan.runner === 'hosted' || 'task' in step).map(setupStep)}
    - task: Cache@2
      displayName: Restore packages
      inputs:
        key: ${quoted(`${key} | ${files}`)}
        restoreKeys: ${quoted(key)}
        path: $(Pipeline.Workspace)/${cache.folder}
  `;
}

function setupStep(step: AzureSetup): Part {
  if ('script' in step) return [comment(step.note), bashStep('Choose the version', [step.script])];
  return lines`
    - task: ${step.task}
      inputs:
        ${yamlEntries(step.inputs)}
  `;
}

/** Without `set -eu`, a multi-line script continues after a failed command. */
function bashStep(name: string, commands: readonly string[], environment: Part = []): Part {
  return (
    commands.length > 0 &&
    lines`
      - bash: |
          set -euo pipefail
          ${commands}
        displayName: ${quoted(name)}
        ${under('env:', environment)}
    `
  );
}
