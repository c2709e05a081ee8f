import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import { quoted, yamlEntries, yamlScript } from '../../../lib/yaml-text.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { Work } from '../languages/toolchain.ts';
import { pinnedAction } from '../pinned.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import type { PipelinePlan } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  imageCommands,
  imageReference,
  scanRepository,
} from '../shell-commands.ts';
import { githubLogins } from './github-logins.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'GITHUB_SHA';

const RUNNER = 'ubuntu-24.04';
/** Only what was merged is published and deployed; a scheduled run only checks. */
const ON_MAIN = "github.ref == 'refs/heads/main' && github.event_name != 'schedule'";

/** A workflow: a job a stage, a job an environment. */
export function writeGithubActions(plan: PipelinePlan): StarterFile {
  const checks = checkJobNames(plan);
  const gate = plan.includes('image') ? ['image'] : checks;
  const lines: TextBlock = [
    ...head(plan),
    '',
    'name: CI',
    '',
    'on:',
    ['push:', ['branches: [main]'], 'pull_request:', ...schedule(plan)],
    '',
    '# What a job needs beyond reading the repository stands in that job.',
    'permissions:',
    ['contents: read'],
    '',
    'concurrency:',
    [
      `group: \${{ github.workflow }}-\${{ github.ref }}`,
      '# A newer push replaces the run of a pull request, never a deployment.',
      `cancel-in-progress: \${{ github.event_name == 'pull_request' }}`,
    ],
    '',
    ...variables(plan),
    'jobs:',
    [
      ...when(plan.includes('lint'), [...lintJob(plan), '']),
      ...buildJob(plan),
      ...when(plan.includes('test'), ['', ...testJob(plan)]),
      ...when(plan.includes('security-scan'), ['', ...scanJob(plan)]),
      ...when(plan.includes('image'), ['', ...imageJob(plan, checks)]),
      ...plan.environments.flatMap((environment, index) => {
        const before = plan.environments[index - 1];
        const needs = before ? [`deploy-${before.name}`] : gate;
        return ['', ...deployJob(plan, environment, needs)];
      }),
    ],
  ];
  return { path: '.github/workflows/ci.yml', syntax: 'yaml', text: renderText(lines) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...(plan.pushesImage ? githubLogins[plan.registry].settings : []),
    ...(plan.environments.length > 0
      ? ['DEPLOY_TOKEN, a secret of each environment: what scripts/deploy.sh logs in with']
      : []),
  ];
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence)),
    '#',
    ...comment(
      'Actions are pinned to the commit behind the version in the comment. Dependabot (package-ecosystem: github-actions) proposes newer ones and rewrites both.',
    ),
    ...when(settings.length > 0, [
      '#',
      '# Set under Settings → Secrets and variables → Actions, or → Environments:',
      ...settings.flatMap((setting) => comment(`- ${setting}`)),
    ]),
  ];
}

function schedule(plan: PipelinePlan): TextBlock {
  const cron = cronOf(plan.schedule);
  if (!cron) return [];
  return [
    ...comment(`${SCHEDULE_REASON} The time is UTC.`),
    'schedule:',
    [`- cron: ${quoted(cron)}`],
  ];
}

function variables(plan: PipelinePlan): TextBlock {
  const entries = yamlEntries(plan.toolchain.variables);
  const image =
    plan.registry === 'ghcr'
      ? [
          '# Small letters only: write the name out if your organisation has capitals.',
          `IMAGE: ghcr.io/\${{ github.repository }}`,
        ]
      : [
          '# Replace it with the name of your image.',
          `IMAGE: ${quoted(registryProfiles[plan.registry].image)}`,
        ];
  const lines = [...entries, ...when(plan.includes('image'), image)];
  return when(lines.length > 0, ['env:', lines, '']);
}

function checkJobNames(plan: PipelinePlan): string[] {
  return [
    ...(plan.includes('lint') ? ['lint'] : []),
    'build',
    ...(plan.includes('test') ? ['test'] : []),
    ...(plan.includes('security-scan') ? ['security-scan'] : []),
  ];
}

function lintJob(plan: PipelinePlan): TextBlock {
  return job('lint', 10, [...languageSteps(plan), ...workStep('Lint', plan.toolchain.lint)]);
}

function buildJob(plan: PipelinePlan): TextBlock {
  return job('build', 20, [
    ...languageSteps(plan),
    ...workStep('Build', plan.toolchain.build),
    ...when(plan.handsOverBuild, [
      `- uses: ${pinnedAction('actions/upload-artifact')}`,
      [
        'with:',
        [
          'name: build',
          `path: ${plan.toolchain.output}`,
          'if-no-files-found: error',
          'retention-days: 7',
        ],
      ],
    ]),
  ]);
}

function testJob(plan: PipelinePlan): TextBlock {
  return job(
    'test',
    30,
    [
      ...languageSteps(plan),
      ...workStep('Test', plan.toolchain.test),
      '# Kept when tests fail, which is when somebody wants to read it.',
      `- uses: ${pinnedAction('actions/upload-artifact')}`,
      [
        `if: \${{ !cancelled() }}`,
        'with:',
        ['name: test-report', `path: ${quoted(plan.toolchain.report.files)}`, 'retention-days: 14'],
      ],
    ],
    ['needs: build'],
  );
}

function scanJob(plan: PipelinePlan): TextBlock {
  const { audit, prepare } = plan.toolchain;
  const readsLanguage = audit.commands.length > 0;
  return job('security-scan', 20, [
    ...(readsLanguage ? setupSteps(plan) : checkoutStep()),
    ...when(readsLanguage && prepare.length > 0, runStep('Prepare', prepare)),
    ...workStep('Audit dependencies', audit),
    '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
    ...runStep('Scan with Trivy', [scanRepository]),
  ]);
}

function imageJob(plan: PipelinePlan, needs: readonly string[]): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const login = githubLogins[plan.registry];
  return job(
    'image',
    30,
    [
      ...checkoutStep(),
      ...runStep('Build the image', [build]),
      ...when(plan.includes('security-scan'), runStep('Scan the image', [scan])),
      ...(plan.pushesImage
        ? [...login.steps, ...runStep('Push the image', [push])]
        : ['# It is not pushed: no registry was chosen.']),
    ],
    [
      `needs: [${needs.join(', ')}]`,
      `if: ${ON_MAIN}`,
      ...when(plan.pushesImage && login.permissions.length > 0, [
        'permissions:',
        ['contents: read', ...login.permissions],
      ]),
    ],
  );
}

function deployJob(
  plan: PipelinePlan,
  { name, needsApproval }: DeployEnvironment,
  needs: readonly string[],
): TextBlock {
  return [
    ...when(
      needsApproval,
      comment(
        `Approval: add required reviewers under Settings → Environments → ${name}. The job waits for one of them; GitHub keeps that rule outside this file, so a change here cannot remove it.`,
      ),
    ),
    ...job(
      `deploy-${name}`,
      30,
      [
        ...checkoutStep(),
        ...when(plan.handsOverBuild, [
          `- uses: ${pinnedAction('actions/download-artifact')}`,
          ['with:', ['name: build', `path: ${plan.toolchain.output}`]],
        ]),
        `- name: Deploy to ${name}`,
        [
          'env:',
          [`DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}`],
          ...yamlScript(
            'run',
            deployCommands(name, plan.pushesImage ? imageReference(COMMIT) : undefined),
          ),
        ],
      ],
      [
        `needs: [${needs.join(', ')}]`,
        `if: ${ON_MAIN}`,
        `environment: ${quoted(name)}`,
        `concurrency: deploy-${name}`,
      ],
    ),
  ];
}

function job(
  id: string,
  timeoutMinutes: number,
  steps: TextBlock,
  conditions: TextBlock = [],
): TextBlock {
  return [
    `${id}:`,
    [...conditions, `runs-on: ${RUNNER}`, `timeout-minutes: ${timeoutMinutes}`, 'steps:', steps],
  ];
}

function checkoutStep(): TextBlock {
  return [
    `- uses: ${pinnedAction('actions/checkout')}`,
    [
      'with:',
      [
        '# The token stays out of .git, where any later step could read it.',
        'persist-credentials: false',
      ],
    ],
  ];
}

/** The repository and the language, with the packages of the last run. */
function setupSteps({ toolchain, packageManager }: PipelinePlan): TextBlock {
  const { githubSetup, cache } = toolchain;
  const files = 'file' in cache.key ? cache.key.file : cache.key.pattern;
  return [
    ...checkoutStep(),
    `- uses: ${pinnedAction(githubSetup.action)}`,
    ['with:', yamlEntries(githubSetup.inputs)],
    ...when(!githubSetup.caches, [
      `- uses: ${pinnedAction('actions/cache')}`,
      [
        'with:',
        [
          'path: |',
          cache.homeFolders,
          `key: ${packageManager}-\${{ runner.os }}-\${{ hashFiles('**/${files}') }}`,
          `restore-keys: ${packageManager}-\${{ runner.os }}-`,
        ],
      ],
    ]),
  ];
}

function languageSteps(plan: PipelinePlan): TextBlock {
  const { prepare, install } = plan.toolchain;
  return [
    ...setupSteps(plan),
    ...workStep('Install', { ...install, commands: [...prepare, ...install.commands] }),
  ];
}

function workStep(name: string, { commands, note }: Work): TextBlock {
  return [
    ...when(note !== undefined, comment(note ?? '')),
    ...when(commands.length > 0, runStep(name, commands)),
  ];
}

function runStep(name: string, commands: readonly string[]): TextBlock {
  return [`- name: ${name}`, yamlScript('run', commands)];
}
