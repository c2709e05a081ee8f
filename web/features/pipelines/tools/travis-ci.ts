import { comment, lines, type Part, under } from '../../../lib/text-block.ts';
import { yamlCommands, yamlEntries } from '../../../lib/yaml-text.ts';
import type { DeployProgram } from '../deploy-targets.ts';
import { allSecrets, head, SCHEDULE_REASON, settingList } from '../head.ts';
import {
  type Deployment,
  fromProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import {
  deployCommands,
  deployTokenName,
  imageCommands,
  scanRepository,
} from '../shell-commands.ts';

const COMMIT = 'TRAVIS_COMMIT';

/**
 * Only merged commits are published and deployed; cron and pull request builds only run the checks.
 */
function onMain(plan: PipelinePlan): string {
  return `${onBranch(plan)} AND type = push`;
}

function onBranch({ branch }: PipelinePlan): string {
  return `branch = ${/^[\w-]+$/.test(branch) ? branch : `"${branch}"`}`;
}

/** Node.js is there too, but too old for Wrangler unless the project is written in it. */
const MACHINE_PROGRAMS: readonly DeployProgram[] = ['ssh'];

/** Where the shell of each job starts. */
const ROOT = '"$TRAVIS_BUILD_DIR"/';

/** Sequential build stages. Travis CI has neither approvals nor artifacts between jobs. */
export function writeTravisCi(plan: PipelinePlan): string[] {
  const { toolchain, install } = plan;
  const { keys, note, commands = [] } = toolchain.travisSetup;
  return lines`
    ${intro(plan)}

    os: linux
    dist: jammy
    ${comment(note)}
    ${yamlEntries(keys)}
    ${under('services:', usesDocker(plan) && '- docker')}

    # ${plan.branch}, pull requests to it, and the tags that release.
    if: ${[onBranch(plan), ...releaseTags(plan)].join(' OR ')}

    ${environment(plan)}
    cache:
      directories:
        ${toolchain.cache.homeFolders.map((folder) => `- ${folder.replace('~', '$HOME')}`)}

    # Travis CI ends a job after 50 minutes, and after 10 without output;
    # neither is set here.
    ${under('before_install:', yamlCommands(commands))}
    ${comment(install.note)}
    install:
      ${yamlCommands(fromProject(plan, install.commands, ROOT))}

    stages:
      ${stagesOf(plan).map((name) => `- name: ${name}`)}
      ${plan.image && under('- name: image', `if: ${imageCondition(plan)}`)}
      ${plan.deployments.map((deployment) => deployStage(plan, deployment))}

    jobs:
      include:
        ${plan.jobs.map((job) => workJob(plan, job))}
        ${plan.scans && scanJobs(plan)}
        ${plan.image && imageJob(plan)}
        ${plan.deployments.map((deployment) => deployJob(plan, deployment))}
  `;
}

function usesDocker({ scans, image, deployments, targetNeeds }: PipelinePlan): boolean {
  const deploysInContainer =
    deployments.length > 0 && !MACHINE_PROGRAMS.includes(targetNeeds.program);
  return scans || image !== undefined || deploysInContainer;
}

/** Tests on further versions share a stage. */
function stagesOf({ jobs, scans }: PipelinePlan): string[] {
  return [...new Set(jobs.map(({ stage }) => stage)), ...(scans ? ['security-scan'] : [])];
}

function intro(plan: PipelinePlan): string[] {
  const where =
    'Set under Settings → Environment Variables, with “Display value in build log” off. Travis CI does not hand them to pull requests from forks:';
  const schedule = `Travis CI keeps schedules outside this file: add a cron job for ${plan.branch} under Settings → Cron Jobs (${plan.schedule === 'weekly' ? 'weekly' : 'daily'}, always run). ${SCHEDULE_REASON}`;
  const runner =
    'Travis CI has no runners of your own in its cloud: the jobs run on its machines. Travis CI Enterprise runs on yours.';
  return head(plan, [
    settingList(where, allSecrets(plan)),
    plan.runner === 'own' ? [runner] : [],
    plan.schedule === 'none' ? [] : [schedule],
  ]);
}

function environment({ toolchain, image }: PipelinePlan): Part {
  const entries = [
    ...Object.entries(toolchain.variables).map(([name, value]) => `- ${name}=${value}`),
    ...(image ? ['# Replace it with the name of your image.', `- IMAGE=${image.imageName}`] : []),
  ];
  return entries.length > 0 && [under('env:', under('global:', entries)), ''];
}

/** Conditions for the tags that replace an approval. */
function releaseTags(plan: PipelinePlan): string[] {
  return plan.deployments
    .filter(({ needsApproval }) => needsApproval)
    .map((deployment) => deployCondition(plan, deployment));
}

/** A release tag needs its image just as main does. */
function imageCondition(plan: PipelinePlan): string {
  const tags = releaseTags(plan);
  return tags.length === 0 ? onMain(plan) : [`(${onMain(plan)})`, ...tags].join(' OR ');
}

function deployCondition(plan: PipelinePlan, { name, needsApproval }: Deployment): string {
  return needsApproval ? `tag =~ ^${name}-` : onMain(plan);
}

function deployStage(plan: PipelinePlan, deployment: Deployment): string[] {
  const { name, needsApproval } = deployment;
  const approval = `Travis CI cannot ask for an approval. This stage runs only for a tag such as ${name}-2026-01-31: allow only approvers to push tags that begin with ${name}-.`;
  return lines`
    ${needsApproval && comment(approval)}
    - name: deploy-${name}
      if: ${deployCondition(plan, deployment)}
  `;
}

/** Travis CI continues after a failed script line, so the commands are chained. */
function script(commands: readonly string[]): string[] {
  return lines`
    script:
      ${yamlCommands([commands.join(' &&\n')])}
  `;
}

function workJob(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { stage, work, toolchain, isFurtherVersion } = languageJob;
  const commands = fromProject(plan, work.commands, ROOT);
  const report = `# The report (${toolchain.report.files}) ends with the job: Travis CI shows the log, not reports.`;
  return lines`
    ${comment(work.note)}
    - stage: ${stage}
      ${isFurtherVersion && yamlEntries(toolchain.travisSetup.keys)}
      ${script(commands)}
    ${stage === 'test' && report}
  `;
}

function scanJobs(plan: PipelinePlan): string[] {
  const { audit } = plan.toolchain;
  const auditJob = lines`
    - stage: security-scan
      name: Audit dependencies
      ${script(fromProject(plan, audit.commands, ROOT))}
  `;
  return lines`
    ${comment(audit.note)}
    ${audit.commands.length > 0 && auditJob}
    # Vulnerable dependencies, secrets and unsafe configuration in the repository.
    - stage: security-scan
      name: Scan with Trivy
      install: skip
      ${script([scanRepository])}
  `;
}

function imageJob(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  return lines`
    - stage: image
      install: skip
      ${!plan.pushesImage && '# It is not pushed: no registry was chosen.'}
      ${script([...fromProject(plan, build, ROOT), ...scan, ...push])}
  `;
}

function deployJob(plan: PipelinePlan, { name }: Deployment): string[] {
  const { handsOverBuild, toolchain } = plan;
  const rebuild =
    'Jobs of Travis CI share no files, so the build is repeated before it is deployed.';
  const deploy = deployCommands(name, plan, {
    commit: COMMIT,
    programs: MACHINE_PROGRAMS,
    prefix: `DEPLOY_TOKEN="$${deployTokenName(name)}" `,
  });
  return lines`
    ${handsOverBuild && comment(rebuild)}
    - stage: deploy-${name}
      ${!handsOverBuild && 'install: skip'}
      ${script([
        ...fromProject(plan, handsOverBuild ? toolchain.build.commands : [], ROOT),
        ...fromProject(plan, deploy, ROOT),
      ])}
  `;
}
