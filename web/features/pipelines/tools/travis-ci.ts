import { comment, lines, type Part, under } from '../../../lib/text-block.ts';
import { yamlCommands, yamlEntries } from '../../../lib/yaml-text.ts';
import { allSecrets, head, settingList } from '../head.ts';
import type { Deployment, LanguageJob, PipelinePlan } from '../pipeline-plan.ts';
import { SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  deployTokenName,
  imageCommands,
  scanRepository,
} from '../shell-commands.ts';

/** Commit of the run, used as image tag. */
const COMMIT = 'TRAVIS_COMMIT';

/**
 * Only merged commits are published and deployed; cron and pull request builds only run the checks.
 */
const ON_MAIN = 'branch = main AND type = push';

/** Sequential build stages. Travis CI has neither approvals nor artifacts between jobs. */
export function writeTravisCi(plan: PipelinePlan): string[] {
  const { toolchain, install, scans, image } = plan;
  const { keys, note, commands = [] } = toolchain.travisSetup;
  return lines`
    ${intro(plan)}

    os: linux
    dist: jammy
    ${comment(note)}
    ${yamlEntries(keys)}
    ${under('services:', (scans || image) && '- docker')}

    # main, pull requests to it, and the tags that release.
    if: ${['branch = main', ...releaseTags(plan)].join(' OR ')}

    ${environment(plan)}
    cache:
      directories:
        ${toolchain.cache.homeFolders.map((folder) => `- ${folder.replace('~', '$HOME')}`)}

    # Travis CI ends a job after 50 minutes, and after 10 without output; neither is set here.
    ${under('before_install:', yamlCommands(commands))}
    ${comment(install.note)}
    install:
      ${yamlCommands(install.commands)}

    stages:
      ${plan.checks.map((name) => `- name: ${name}`)}
      ${image && under('- name: image', `if: ${imageCondition(plan)}`)}
      ${plan.deployments.map(deployStage)}

    jobs:
      include:
        ${plan.jobs.map((job) => workJob(plan, job))}
        ${scans && scanJobs(plan)}
        ${image && imageJob(plan)}
        ${plan.deployments.map((deployment) => deployJob(plan, deployment))}
  `;
}

function intro(plan: PipelinePlan): string[] {
  const where =
    'Set under Settings → Environment Variables, with “Display value in build log” off. Travis CI does not hand them to pull requests from forks:';
  const schedule = `Travis CI keeps schedules outside this file: add a cron job for main under Settings → Cron Jobs (${plan.schedule === 'weekly' ? 'weekly' : 'daily'}, always run). ${SCHEDULE_REASON}`;
  return head(plan, [
    settingList(where, allSecrets(plan)),
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
function releaseTags({ deployments }: PipelinePlan): string[] {
  return deployments.filter(({ needsApproval }) => needsApproval).map(deployCondition);
}

/** A release tag needs its image just as main does. */
function imageCondition(plan: PipelinePlan): string {
  const tags = releaseTags(plan);
  return tags.length === 0 ? ON_MAIN : [`(${ON_MAIN})`, ...tags].join(' OR ');
}

function deployCondition({ name, needsApproval }: Deployment): string {
  return needsApproval ? `tag =~ ^${name}-` : ON_MAIN;
}

function deployStage(deployment: Deployment): string[] {
  const { name, needsApproval } = deployment;
  const approval = `Travis CI cannot ask for an approval. This stage runs only for a tag such as ${name}-2026-01-31: let only those who may approve push tags that begin with ${name}-.`;
  return lines`
    ${needsApproval && comment(approval)}
    - name: deploy-${name}
      if: ${deployCondition(deployment)}
  `;
}

/** Travis CI continues after a failed script line, so the commands are chained. */
function script(commands: readonly string[]): string[] {
  return lines`
    script:
      ${yamlCommands([commands.join(' &&\n')])}
  `;
}

function workJob({ toolchain }: PipelinePlan, { id, work }: LanguageJob): string[] {
  const report = `# The report (${toolchain.report.files}) ends with the job: Travis CI shows the log, not reports.`;
  return lines`
    ${comment(work.note)}
    - stage: ${id}
      ${script(work.commands)}
    ${id === 'test' && report}
  `;
}

function scanJobs({ toolchain: { audit } }: PipelinePlan): string[] {
  const auditJob = lines`
    - stage: security-scan
      name: Audit dependencies
      ${script(audit.commands)}
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
      ${script([...build, ...scan, ...push])}
  `;
}

function deployJob(plan: PipelinePlan, { name }: Deployment): string[] {
  const { handsOverBuild, toolchain } = plan;
  const rebuild =
    'Jobs of Travis CI share no files, so the build is made again before it is deployed.';
  const token = `DEPLOY_TOKEN="$${deployTokenName(name)}" `;
  return lines`
    ${handsOverBuild && comment(rebuild)}
    - stage: deploy-${name}
      ${!handsOverBuild && 'install: skip'}
      ${script([
        ...(handsOverBuild ? toolchain.build.commands : []),
        ...deployCommands(name, plan, COMMIT, token),
      ])}
  `;
}
