import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import { quoted, yamlEntries } from '../../../lib/yaml-text.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { AzureSetup, Work } from '../languages/toolchain.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import { type PipelinePlan, registrySecretLines } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  deployTokenName,
  imageCommands,
  imageReference,
  scanRepository,
} from '../shell-commands.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'BUILD_SOURCEVERSION';

/** Only what was merged is published and deployed; a scheduled run only checks. */
const ON_MAIN =
  "and(succeeded(), eq(variables['Build.SourceBranch'], 'refs/heads/main'), ne(variables['Build.Reason'], 'Schedule'))";

/** A stage of Azure Pipelines a stage, with a deployment job for each environment. */
export function writeAzurePipelines(plan: PipelinePlan): StarterFile {
  const checks = checkStageNames(plan);
  const gate = plan.includes('image') ? ['image'] : checks;
  const lines: TextBlock = [
    ...head(plan),
    '',
    'trigger:',
    ['branches:', ['include: [main]']],
    '',
    '# For repositories on GitHub and Bitbucket. In Azure Repos, a branch policy starts the build.',
    'pr:',
    ['branches:', ['include: [main]']],
    '',
    ...schedule(plan),
    'pool:',
    ['vmImage: ubuntu-24.04'],
    '',
    'variables:',
    variables(plan),
    '',
    'stages:',
    [
      ...when(plan.includes('lint'), [
        ...workStage(plan, 'lint', 'Lint', plan.toolchain.lint, { needs: [], minutes: 10 }),
        '',
      ]),
      ...workStage(plan, 'build', 'Build', plan.toolchain.build, {
        needs: [],
        minutes: 20,
        after: when(plan.handsOverBuild, [
          `- publish: ${plan.toolchain.output}`,
          ['artifact: build', 'displayName: Keep what the build made'],
        ]),
      }),
      ...when(plan.includes('test'), [
        '',
        ...workStage(plan, 'test', 'Test', plan.toolchain.test, {
          needs: ['build'],
          minutes: 30,
          after: publishReport(plan),
        }),
      ]),
      ...when(plan.includes('security-scan'), ['', ...scanStage(plan)]),
      ...when(plan.includes('image'), ['', ...imageStage(plan, checks)]),
      ...plan.environments.flatMap((environment, index) => {
        const before = plan.environments[index - 1];
        const needs = before ? [stageId(before.name)] : gate;
        return ['', ...deployStage(plan, environment, needs)];
      }),
    ],
  ];
  return { path: 'azure-pipelines.yml', syntax: 'yaml', text: renderText(lines) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...registrySecretLines(plan),
    ...plan.environments.map(
      ({ name }) => `${deployTokenName(name)}: what scripts/deploy.sh logs in to ${name} with`,
    ),
  ];
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence)),
    ...when(settings.length > 0, [
      '#',
      '# Set under Pipelines → Edit → Variables, with “Keep this value secret”:',
      ...settings.flatMap((setting) => comment(`- ${setting}`)),
    ]),
  ];
}

function schedule(plan: PipelinePlan): TextBlock {
  const cron = cronOf(plan.schedule);
  if (!cron) return [];
  return [
    ...comment(`${SCHEDULE_REASON} The time is UTC.`),
    'schedules:',
    [
      `- cron: ${quoted(cron)}`,
      [
        `displayName: ${quoted(`Check, ${plan.schedule}`)}`,
        'branches:',
        ['include: [main]'],
        "always: 'true'",
      ],
    ],
    '',
  ];
}

function variables(plan: PipelinePlan): TextBlock {
  const { cache } = plan.toolchain;
  const folder = cacheFolder(plan);
  const entries = {
    ...plan.toolchain.variables,
    [cache.variable]: cache.valueFor ? cache.valueFor(folder) : folder,
  };
  return [
    ...yamlEntries(entries),
    ...when(plan.includes('image'), [
      '# Replace it with the name of your image.',
      `IMAGE: ${quoted(registryProfiles[plan.registry].image)}`,
    ]),
  ];
}

function cacheFolder({ toolchain }: PipelinePlan): string {
  return `$(Pipeline.Workspace)/${toolchain.cache.folder}`;
}

function checkStageNames(plan: PipelinePlan): string[] {
  return [
    ...(plan.includes('lint') ? ['lint'] : []),
    'build',
    ...(plan.includes('test') ? ['test'] : []),
    ...(plan.includes('security-scan') ? ['security_scan'] : []),
  ];
}

interface WorkStageOptions {
  readonly needs: readonly string[];
  readonly minutes: number;
  readonly after?: TextBlock;
}

function workStage(
  plan: PipelinePlan,
  id: string,
  name: string,
  { commands, note }: Work,
  { needs, minutes, after = [] }: WorkStageOptions,
): TextBlock {
  const { prepare, install } = plan.toolchain;
  return stage(id, name, needs, [
    `- job: ${id}`,
    [
      `timeoutInMinutes: '${minutes}'`,
      'steps:',
      [
        ...setupSteps(plan),
        ...when(install.note !== undefined, comment(install.note ?? '')),
        ...bashStep('Install', [...prepare, ...install.commands]),
        ...when(note !== undefined, comment(note ?? '')),
        ...bashStep(name, commands),
        ...after,
      ],
    ],
  ]);
}

function scanStage(plan: PipelinePlan): TextBlock {
  const { audit, prepare } = plan.toolchain;
  return stage(
    'security_scan',
    'Security scan',
    [],
    [
      '- job: security_scan',
      [
        "timeoutInMinutes: '20'",
        'steps:',
        [
          ...(audit.commands.length > 0 ? setupSteps(plan) : checkoutStep()),
          ...when(audit.note !== undefined, comment(audit.note ?? '')),
          ...when(
            audit.commands.length > 0,
            bashStep('Audit dependencies', [...prepare, ...audit.commands]),
          ),
          '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
          ...bashStep('Scan with Trivy', [scanRepository]),
        ],
      ],
    ],
  );
}

function imageStage(plan: PipelinePlan, needs: readonly string[]): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const { login, secrets } = registryProfiles[plan.registry];
  return stage(
    'image',
    'Container image',
    needs,
    [
      '- job: image',
      [
        "timeoutInMinutes: '30'",
        'steps:',
        [
          ...checkoutStep(),
          ...bashStep('Build the image', [build]),
          ...when(plan.includes('security-scan'), bashStep('Scan the image', [scan])),
          ...(plan.pushesImage && login
            ? [
                '# Azure Pipelines hands secrets only to the steps that name them.',
                ...bashStep('Push the image', [login, push], secretEntries(secrets)),
              ]
            : ['# It is not pushed: no registry was chosen.']),
        ],
      ],
    ],
    true,
  );
}

function secretEntries(secrets: readonly { readonly name: string }[]): TextBlock {
  return secrets.map(({ name }) => `${name}: $(${name})`);
}

function deployStage(
  plan: PipelinePlan,
  { name, needsApproval }: DeployEnvironment,
  needs: readonly string[],
): TextBlock {
  const token = deployTokenName(name);
  return stage(
    stageId(name),
    `Deploy to ${name}`,
    needs,
    [
      ...when(needsApproval, [
        ...comment(
          `Asks a person, and rejects after three days. An approval check on the environment ${name} (Pipelines → Environments) is stronger: a change to this file cannot remove it.`,
        ),
        `- job: approve_${variableName(name)}`,
        [
          `displayName: ${quoted(`Approve ${name}`)}`,
          'pool: server',
          "timeoutInMinutes: '4320'",
          'steps:',
          [
            '- task: ManualValidation@0',
            [
              'timeoutInMinutes: 4320',
              'inputs:',
              [
                '# Replace it with the addresses of those who approve.',
                'notifyUsers: $(Build.RequestedForEmail)',
                `instructions: ${quoted(`Check the run, then approve the deployment to ${name}.`)}`,
                'onTimeout: reject',
              ],
            ],
          ],
        ],
      ]),
      `- deployment: ${stageId(name)}`,
      [
        ...when(needsApproval, [`dependsOn: approve_${variableName(name)}`]),
        `environment: ${quoted(name)}`,
        "timeoutInMinutes: '30'",
        'strategy:',
        [
          'runOnce:',
          [
            'deploy:',
            [
              'steps:',
              [
                ...checkoutStep(),
                ...when(plan.handsOverBuild, [
                  '- download: none',
                  '- task: DownloadPipelineArtifact@2',
                  [
                    'inputs:',
                    [
                      'artifactName: build',
                      `targetPath: $(Build.SourcesDirectory)/${plan.toolchain.output}`,
                    ],
                  ],
                ]),
                ...bashStep(
                  `Deploy to ${name}`,
                  deployCommands(name, plan.pushesImage ? imageReference(COMMIT) : undefined),
                  [`DEPLOY_TOKEN: $(${token})`],
                ),
              ],
            ],
          ],
        ],
      ],
    ],
    true,
  );
}

/** Ids of stages and jobs know letters, digits and underscores only. */
function variableName(environment: string): string {
  return environment.replaceAll('-', '_');
}

function stageId(environment: string): string {
  return `deploy_${variableName(environment)}`;
}

function stage(
  id: string,
  name: string,
  needs: readonly string[],
  jobs: TextBlock,
  onlyOnMain = false,
): TextBlock {
  return [
    `- stage: ${id}`,
    [
      `displayName: ${quoted(name)}`,
      `dependsOn: [${needs.join(', ')}]`,
      ...when(onlyOnMain, [`condition: ${ON_MAIN}`]),
      'jobs:',
      jobs,
    ],
  ];
}

function checkoutStep(): TextBlock {
  return ['- checkout: self', ["fetchDepth: '1'"]];
}

/** The repository and the language, with the packages of the last run. */
function setupSteps(plan: PipelinePlan): TextBlock {
  const { azureSetup, cache } = plan.toolchain;
  const files = 'file' in cache.key ? cache.key.file : `**/${cache.key.pattern}`;
  return [
    ...checkoutStep(),
    ...azureSetup.flatMap(setupStep),
    '- task: Cache@2',
    [
      'displayName: Restore packages',
      'inputs:',
      [
        `key: ${quoted(`${plan.packageManager} | "$(Agent.OS)" | ${files}`)}`,
        `restoreKeys: ${quoted(`${plan.packageManager} | "$(Agent.OS)"`)}`,
        `path: ${cacheFolder(plan)}`,
      ],
    ],
  ];
}

function setupStep(step: AzureSetup): TextBlock {
  if ('script' in step) {
    return [...comment(step.note), ...bashStep('Choose the version', [step.script])];
  }
  return [`- task: ${step.task}`, ['inputs:', yamlEntries(step.inputs)]];
}

function publishReport({ toolchain: { report } }: PipelinePlan): TextBlock {
  return [
    '- task: PublishTestResults@2',
    [
      'displayName: Publish the test report',
      'condition: succeededOrFailed()',
      'inputs:',
      [
        `testResultsFormat: ${report.format === 'junit' ? 'JUnit' : 'VSTest'}`,
        `testResultsFiles: ${quoted(report.files)}`,
      ],
    ],
  ];
}

/** Without `set -eu`, a script of several lines goes on after a failed one. */
function bashStep(
  name: string,
  commands: readonly string[],
  environment: TextBlock = [],
): TextBlock {
  return [
    '- bash: |',
    [['set -euo pipefail', ...commands]],
    [`displayName: ${quoted(name)}`, ...when(environment.length > 0, ['env:', environment])],
  ];
}
