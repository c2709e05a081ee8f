import { comment, lines, type Part, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted, yamlEntries, yamlScript } from '../../../lib/yaml-text.ts';
import { HOSTED_UBUNTU } from '../deploy-targets.ts';
import { head, ownRunnerNeeds, SCHEDULE_REASON, settingList } from '../head.ts';
import type { Toolchain, Work } from '../languages/toolchain.ts';
import { pinnedAction } from '../pinned.ts';
import {
  type Deployment,
  inProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import { deployCommands, imageCommands, scanRepository } from '../shell-commands.ts';
import { githubLogins } from './github-logins.ts';

const COMMIT = 'GITHUB_SHA';

/** Only merged commits are published and deployed; scheduled runs only run the checks. */
function onMain({ branch }: PipelinePlan): string {
  return `if: github.ref == 'refs/heads/${branch}' && github.event_name != 'schedule'`;
}

/** A workflow with one job per stage and one per environment. */
export function writeGithubActions(plan: PipelinePlan): string[] {
  const jobs = [
    ...plan.jobs.map((languageJob) => workJob(plan, languageJob)),
    plan.scans && scanJob(plan),
    plan.image && imageJob(plan),
    ...plan.deployments.map((deployment) => deployJob(plan, deployment)),
  ];
  return lines`
    ${intro(plan)}

    name: CI

    on:
      push:
        branches: [${quoted(plan.branch)}]
      pull_request:
      ${schedule(plan)}

    # What a job needs beyond reading the repository stands in that job.
    permissions:
      contents: read

    ${comment(
      `A newer push replaces the run of its pull request. A push to ${plan.branch} gets a group of its own: in a shared one, a run that waits for an approval would hold up or cancel all later runs. Only a deploy job has a group for all runs, because two deployments must not overlap.`,
    )}
    concurrency:
      group: \${{ github.workflow }}-\${{ github.event_name == 'pull_request' && github.ref || github.run_id }}
      cancel-in-progress: \${{ github.event_name == 'pull_request' }}
    ${defaults(plan)}

    ${paragraphs(under('env:', variables(plan)), under('jobs:', paragraphs(...jobs)))}
  `;
}

function intro(plan: PipelinePlan): string[] {
  const settings = [
    ...(plan.pushesImage ? githubLogins[plan.registry].settings : []),
    ...(plan.deployments.length > 0
      ? [`DEPLOY_TOKEN, a secret of each environment: ${plan.targetNeeds.token}`]
      : []),
  ];
  return head(plan, [
    [
      'Actions are pinned to the commit behind the version in the comment. Dependabot (package-ecosystem: github-actions) proposes newer ones and rewrites both.',
    ],
    ownRunnerNeeds(plan, 'github'),
    settingList(
      'Set under Settings → Secrets and variables → Actions, or → Environments:',
      settings,
    ),
  ]);
}

function schedule({ cron }: PipelinePlan): Part {
  return (
    cron && [
      comment(`${SCHEDULE_REASON} The time is UTC.`),
      under('schedule:', `- cron: ${quoted(cron)}`),
    ]
  );
}

function variables({ toolchain, image, registry }: PipelinePlan): Part {
  const imageLines =
    registry === 'ghcr'
      ? [
          '# Small letters only: write the name out if your organisation has capitals.',
          `IMAGE: ghcr.io/\${{ github.repository }}`,
        ]
      : ['# Replace it with the name of your image.', `IMAGE: ${quoted(image?.imageName ?? '')}`];
  return [yamlEntries(toolchain.variables), image && imageLines];
}

/** The folder in which all commands run. */
function defaults({ folder }: PipelinePlan): Part {
  return (
    folder !== '' && ['', ...under('defaults:', under('run:', `working-directory: ${folder}`))]
  );
}

function workJob(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { id, stage, name, work, toolchain, timeoutMinutes } = languageJob;
  return job(plan, id, timeoutMinutes, stage === 'test' && 'needs: build', [
    setupSteps(plan, toolchain),
    stage === 'test' && fetchBuild(plan),
    workStep('Install', plan.install),
    workStep(name, work),
    stage === 'build' && plan.keepsBuild && keepBuild(plan),
    stage === 'test' && keepReport(plan, languageJob),
  ]);
}

function keepBuild(plan: PipelinePlan): string[] {
  return lines`
    - uses: ${pinnedAction('actions/upload-artifact')}
      with:
        name: build
        path: ${inProject(plan, plan.toolchain.output)}
        if-no-files-found: error
        retention-days: 7
  `;
}

function keepReport(plan: PipelinePlan, { id, toolchain }: LanguageJob): string[] {
  return lines`
    # Kept when tests fail, which is when somebody wants to read it.
    - uses: ${pinnedAction('actions/upload-artifact')}
      if: \${{ !cancelled() }}
      with:
        name: ${id}-report
        path: ${quoted(inProject(plan, toolchain.report.files))}
        retention-days: 14
  `;
}

function scanJob(plan: PipelinePlan): string[] {
  const { audit, prepare } = plan.toolchain;
  const audits = audit.commands.length > 0;
  return job(
    plan,
    'security-scan',
    20,
    [],
    [
      audits ? [setupSteps(plan, plan.toolchain), runStep('Prepare', prepare)] : CHECKOUT,
      workStep('Audit dependencies', audit),
      '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
      runStep('Scan with Trivy', [scanRepository], plan.folder !== '' && 'working-directory: .'),
    ],
  );
}

function imageJob(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  const { permissions, steps } = githubLogins[plan.registry];
  const conditions = lines`
    needs: [${plan.checks.join(', ')}]
    ${onMain(plan)}
    ${permissions.length > 0 && under('permissions:', ['contents: read', permissions])}
  `;
  return job(plan, 'image', 30, conditions, [
    CHECKOUT,
    runStep('Build the image', build),
    runStep('Scan the image', scan),
    plan.pushesImage
      ? [steps, runStep('Push the image', push.slice(-1))]
      : '# It is not pushed: no registry was chosen.',
  ]);
}

function deployJob(plan: PipelinePlan, { name, needsApproval, needs }: Deployment): string[] {
  const approval = `Approval: add required reviewers under Settings → Environments → ${name}. The job waits for one of them. Meanwhile later runs go on, and only their deployment to ${name} queues behind it. GitHub keeps that rule outside this file, so a change here cannot remove it.`;
  const programs = plan.runner === 'own' ? [] : HOSTED_UBUNTU;
  const conditions = lines`
    needs: [${needs.join(', ')}]
    ${onMain(plan)}
    environment: ${quoted(name)}
    # One deployment at a time. Of those that wait for it, the newest stays.
    concurrency: deploy-${name}
  `;
  const steps = lines`
    ${CHECKOUT}
    ${plan.handsOverBuild && fetchBuild(plan)}
    - name: Deploy to ${name}
      env:
        DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
      ${yamlScript('run', deployCommands(name, plan, { commit: COMMIT, programs }))}
  `;
  return [
    ...(needsApproval ? comment(approval) : []),
    ...job(plan, `deploy-${name}`, 30, conditions, steps),
  ];
}

function fetchBuild(plan: PipelinePlan): string[] {
  return lines`
    - uses: ${pinnedAction('actions/download-artifact')}
      with:
        name: build
        path: ${inProject(plan, plan.toolchain.output)}
  `;
}

export function job(
  { runner }: Pick<PipelinePlan, 'runner'>,
  id: string,
  timeoutMinutes: number,
  conditions: Part,
  steps: Part,
): string[] {
  return lines`
    ${id}:
      ${conditions}
      runs-on: ${runner === 'own' ? '[self-hosted, linux]' : 'ubuntu-24.04'}
      timeout-minutes: ${timeoutMinutes}
      steps:
        ${steps}
  `;
}

const CHECKOUT = lines`
  - uses: ${pinnedAction('actions/checkout')}
    with:
      # The token stays out of .git, where any later step could read it.
      persist-credentials: false
`;

function setupSteps(plan: PipelinePlan, { githubSetup, cache }: Toolchain): string[] {
  const { packageManager } = plan;
  const files = 'file' in cache.key ? cache.key.file : cache.key.pattern;
  const restorePackages = lines`
    - uses: ${pinnedAction('actions/cache')}
      with:
        path: |
          ${cache.homeFolders}
        key: ${packageManager}-\${{ runner.os }}-\${{ hashFiles('**/${files}') }}
        restore-keys: ${packageManager}-\${{ runner.os }}-
  `;
  return lines`
    ${CHECKOUT}
    - uses: ${pinnedAction(githubSetup.action)}
      with:
        ${yamlEntries(githubSetup.inputs)}
        ${lockFile(plan, githubSetup)}
    ${!githubSetup.caches && restorePackages}
  `;
}

/** setup-node looks for the lock file in the root only. */
function lockFile(plan: PipelinePlan, { action, caches }: Toolchain['githubSetup']): Part {
  const { key } = plan.toolchain.cache;
  if (!caches || action !== 'actions/setup-node' || plan.folder === '' || !('file' in key))
    return [];
  return yamlEntries({ 'cache-dependency-path': inProject(plan, key.file) });
}

function workStep(name: string, { commands, note }: Work): Part {
  return [comment(note), runStep(name, commands)];
}

function runStep(name: string, commands: readonly string[], settings: Part = []): Part {
  return commands.length > 0 && under(`- name: ${name}`, [settings, yamlScript('run', commands)]);
}
