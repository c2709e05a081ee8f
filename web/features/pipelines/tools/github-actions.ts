import { comment, lines, type Part, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted, yamlEntries, yamlScript } from '../../../lib/yaml-text.ts';
import { head, settingList } from '../head.ts';
import type { Work } from '../languages/toolchain.ts';
import { pinnedAction } from '../pinned.ts';
import type { Deployment, LanguageJob, PipelinePlan } from '../pipeline-plan.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import { deployCommands, imageCommands, scanRepository } from '../shell-commands.ts';
import { githubLogins } from './github-logins.ts';

/** Commit of the run, used as image tag. */
const COMMIT = 'GITHUB_SHA';

/** Only merged commits are published and deployed; scheduled runs only run the checks. */
const ON_MAIN = "if: github.ref == 'refs/heads/main' && github.event_name != 'schedule'";

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
        branches: [main]
      pull_request:
      ${schedule(plan)}

    # What a job needs beyond reading the repository stands in that job.
    permissions:
      contents: read

    concurrency:
      group: \${{ github.workflow }}-\${{ github.ref }}
      # A newer push replaces the run of a pull request, never a deployment.
      cancel-in-progress: \${{ github.event_name == 'pull_request' }}

    ${paragraphs(under('env:', variables(plan)), under('jobs:', paragraphs(...jobs)))}
  `;
}

function intro(plan: PipelinePlan): string[] {
  const settings = [
    ...(plan.pushesImage ? githubLogins[plan.registry].settings : []),
    ...(plan.deployments.length > 0
      ? ['DEPLOY_TOKEN, a secret of each environment: what scripts/deploy.sh logs in with']
      : []),
  ];
  return head(plan, [
    [
      'Actions are pinned to the commit behind the version in the comment. Dependabot (package-ecosystem: github-actions) proposes newer ones and rewrites both.',
    ],
    settingList(
      'Set under Settings → Secrets and variables → Actions, or → Environments:',
      settings,
    ),
  ]);
}

function schedule(plan: PipelinePlan): Part {
  const cron = cronOf(plan.schedule);
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

function workJob(plan: PipelinePlan, { id, name, work, timeoutMinutes }: LanguageJob): string[] {
  return job(id, timeoutMinutes, id === 'test' && 'needs: build', [
    setupSteps(plan),
    workStep('Install', plan.install),
    workStep(name, work),
    id === 'build' && plan.handsOverBuild && keepBuild(plan),
    id === 'test' && keepReport(plan),
  ]);
}

function keepBuild({ toolchain }: PipelinePlan): string[] {
  return lines`
    - uses: ${pinnedAction('actions/upload-artifact')}
      with:
        name: build
        path: ${toolchain.output}
        if-no-files-found: error
        retention-days: 7
  `;
}

function keepReport({ toolchain }: PipelinePlan): string[] {
  return lines`
    # Kept when tests fail, which is when somebody wants to read it.
    - uses: ${pinnedAction('actions/upload-artifact')}
      if: \${{ !cancelled() }}
      with:
        name: test-report
        path: ${quoted(toolchain.report.files)}
        retention-days: 14
  `;
}

function scanJob(plan: PipelinePlan): string[] {
  const { audit, prepare } = plan.toolchain;
  const audits = audit.commands.length > 0;
  return job(
    'security-scan',
    20,
    [],
    [
      audits ? [setupSteps(plan), runStep('Prepare', prepare)] : CHECKOUT,
      workStep('Audit dependencies', audit),
      '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
      runStep('Scan with Trivy', [scanRepository]),
    ],
  );
}

function imageJob(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  const { permissions, steps } = githubLogins[plan.registry];
  const conditions = lines`
    needs: [${plan.checks.join(', ')}]
    ${ON_MAIN}
    ${permissions.length > 0 && under('permissions:', ['contents: read', permissions])}
  `;
  return job('image', 30, conditions, [
    CHECKOUT,
    runStep('Build the image', build),
    runStep('Scan the image', scan),
    plan.pushesImage
      ? [steps, runStep('Push the image', push.slice(-1))]
      : '# It is not pushed: no registry was chosen.',
  ]);
}

function deployJob(plan: PipelinePlan, { name, needsApproval, needs }: Deployment): string[] {
  const approval = `Approval: add required reviewers under Settings → Environments → ${name}. The job waits for one of them; GitHub keeps that rule outside this file, so a change here cannot remove it.`;
  const conditions = lines`
    needs: [${needs.join(', ')}]
    ${ON_MAIN}
    environment: ${quoted(name)}
    concurrency: deploy-${name}
  `;
  const steps = lines`
    ${CHECKOUT}
    ${plan.handsOverBuild && fetchBuild(plan)}
    - name: Deploy to ${name}
      env:
        DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}
      ${yamlScript('run', deployCommands(name, plan, COMMIT))}
  `;
  return [
    ...(needsApproval ? comment(approval) : []),
    ...job(`deploy-${name}`, 30, conditions, steps),
  ];
}

function fetchBuild({ toolchain }: PipelinePlan): string[] {
  return lines`
    - uses: ${pinnedAction('actions/download-artifact')}
      with:
        name: build
        path: ${toolchain.output}
  `;
}

function job(id: string, timeoutMinutes: number, conditions: Part, steps: Part): string[] {
  return lines`
    ${id}:
      ${conditions}
      runs-on: ubuntu-24.04
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

/** Checks out the repository, sets up the language and restores the package cache. */
function setupSteps({ toolchain: { githubSetup, cache }, packageManager }: PipelinePlan): string[] {
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
    ${!githubSetup.caches && restorePackages}
  `;
}

function workStep(name: string, { commands, note }: Work): Part {
  return [comment(note), runStep(name, commands)];
}

function runStep(name: string, commands: readonly string[]): Part {
  return commands.length > 0 && under(`- name: ${name}`, yamlScript('run', commands));
}
