import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import { quoted, yamlEntries, yamlScript } from '../../../lib/yaml-text.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { Work } from '../languages/toolchain.ts';
import { CIRCLE_MACHINE_IMAGE } from '../pinned.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import { type PipelinePlan, registrySecretLines } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  imageCommands,
  imageReference,
  scanRepository,
} from '../shell-commands.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'CIRCLE_SHA1';

const IMAGE_VARIABLE = 'IMAGE: << pipeline.parameters.image >>';
const KEY_FILE = '.circleci-cache-key';
const ON_MAIN: TextBlock = ['filters:', ['branches:', ['only: main']]];

/** A job a stage, put in order by a workflow; approvals are jobs of that workflow. */
export function writeCircleci(plan: PipelinePlan): StarterFile {
  const lines: TextBlock = [
    ...head(plan),
    '',
    'version: 2.1',
    '',
    ...imageParameter(plan),
    'executors:',
    [
      'language:',
      [
        'docker:',
        [`- image: ${plan.toolchain.circleImage}`],
        'resource_class: medium',
        ...environment(plan.toolchain.variables, plan.pushesImage ? [IMAGE_VARIABLE] : []),
      ],
      ...when(needsMachine(plan), [
        '# A virtual machine, for what needs Docker.',
        'machine:',
        [
          'machine:',
          [`image: ${CIRCLE_MACHINE_IMAGE}`],
          'resource_class: medium',
          ...when(plan.includes('image'), environment({}, [IMAGE_VARIABLE])),
        ],
      ]),
    ],
    '',
    'commands:',
    ['prepare:', prepareCommand(plan)],
    '',
    'jobs:',
    [
      ...when(plan.includes('lint'), [...workJob('lint', 'Lint', plan.toolchain.lint), '']),
      ...workJob('build', 'Build', plan.toolchain.build, keepBuild(plan)),
      ...when(plan.includes('test'), [
        '',
        ...workJob('test', 'Test', plan.toolchain.test, keepReport(plan)),
      ]),
      ...when(plan.includes('security-scan'), ['', ...scanJobs(plan)]),
      ...when(plan.includes('image'), ['', ...imageJob(plan)]),
      ...plan.environments.flatMap((target) => ['', ...deployJob(plan, target)]),
    ],
    '',
    'workflows:',
    ['ci:', ['jobs:', workflowJobs(plan)], ...scheduledWorkflow(plan)],
  ];
  return { path: '.circleci/config.yml', syntax: 'yaml', text: renderText(lines) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...(plan.pushesImage ? [`registry, with ${registrySecretLines(plan).join('; ')}`] : []),
    ...plan.environments.map(
      ({ name }) => `deploy-${name}, with DEPLOY_TOKEN: what scripts/deploy.sh logs in with`,
    ),
  ];
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence)),
    ...when(settings.length > 0, [
      '#',
      '# Contexts to create under Organization Settings → Contexts:',
      ...settings.flatMap((setting) => comment(`- ${setting}`)),
    ]),
  ];
}

function needsMachine(plan: PipelinePlan): boolean {
  return plan.includes('security-scan') || plan.includes('image');
}

function environment(variables: Readonly<Record<string, string>>, more: TextBlock): TextBlock {
  const entries = [...yamlEntries(variables), ...more];
  return when(entries.length > 0, ['environment:', entries]);
}

/** A parameter of the pipeline, so that the name stands once. */
function imageParameter({ includes, registry }: PipelinePlan): TextBlock {
  return when(includes('image'), [
    'parameters:',
    [
      'image:',
      [
        'type: string',
        '# Replace it with the name of your image.',
        `default: ${quoted(registryProfiles[registry].image)}`,
      ],
    ],
    '',
  ]);
}

/** The repository and its packages, as every job of the language begins. */
function prepareCommand({ toolchain, packageManager }: PipelinePlan): TextBlock {
  const { cache, install, prepare } = toolchain;
  const keyFile = 'file' in cache.key ? cache.key.file : KEY_FILE;
  const key = `v1-${packageManager}-{{ checksum "${keyFile}" }}`;
  return [
    'steps:',
    [
      '- checkout',
      ...('pattern' in cache.key
        ? [
            '# The cache depends on all files of this name.',
            ...runStep('Collect the cache key', [
              `find . -name '${cache.key.pattern}' -type f | sort | xargs cat > ${KEY_FILE}`,
            ]),
          ]
        : []),
      '- restore_cache:',
      [['keys:', [`- ${quoted(key)}`, `- v1-${packageManager}-`]]],
      ...when(install.note !== undefined, comment(install.note ?? '')),
      ...runStep('Install', [...prepare, ...install.commands]),
      '- save_cache:',
      [[`key: ${quoted(key)}`, 'paths:', cache.homeFolders.map((folder) => `- ${folder}`)]],
    ],
  ];
}

function workJob(
  id: string,
  name: string,
  { commands, note }: Work,
  after: TextBlock = [],
): TextBlock {
  return [
    `${id}:`,
    [
      'executor: language',
      'steps:',
      [
        '- prepare',
        ...when(note !== undefined, comment(note ?? '')),
        ...runStep(name, commands),
        ...after,
      ],
    ],
  ];
}

function keepBuild({ handsOverBuild, toolchain }: PipelinePlan): TextBlock {
  return when(handsOverBuild, [
    '- persist_to_workspace:',
    [['root: .', 'paths:', [`- ${toolchain.output}`]]],
  ]);
}

function keepReport({ toolchain: { report } }: PipelinePlan): TextBlock {
  if (report.format === 'junit') {
    return ['- store_test_results:', [[`path: ${report.folder}`]]];
  }
  return [
    '# CircleCI lists tests from JUnit files only, so this report is kept as a file.',
    '- store_artifacts:',
    [[`path: ${report.folder}`]],
  ];
}

function scanJobs({ toolchain: { audit, prepare } }: PipelinePlan): TextBlock {
  return [
    ...when(audit.note !== undefined, comment(audit.note ?? '')),
    ...when(audit.commands.length > 0, [
      'audit:',
      [
        'executor: language',
        'steps:',
        ['- checkout', ...runStep('Audit dependencies', [...prepare, ...audit.commands])],
      ],
      '',
    ]),
    '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
    'security-scan:',
    [
      'executor: machine',
      'steps:',
      ['- checkout', ...runStep('Scan with Trivy', [scanRepository])],
    ],
  ];
}

function imageJob(plan: PipelinePlan): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const { login } = registryProfiles[plan.registry];
  return [
    'image:',
    [
      'executor: machine',
      'steps:',
      [
        '- checkout',
        ...runStep('Build the image', [build]),
        ...when(plan.includes('security-scan'), runStep('Scan the image', [scan])),
        ...(plan.pushesImage && login
          ? runStep('Push the image', [login, push])
          : ['# It is not pushed: no registry was chosen.']),
      ],
    ],
  ];
}

function deployJob(plan: PipelinePlan, { name }: DeployEnvironment): TextBlock {
  return [
    `deploy-${name}:`,
    [
      'executor: language',
      'steps:',
      [
        '- checkout',
        ...when(plan.handsOverBuild, ['- attach_workspace:', [['at: .']]]),
        ...runStep(
          `Deploy to ${name}`,
          deployCommands(name, plan.pushesImage ? imageReference(COMMIT) : undefined),
        ),
      ],
    ],
  ];
}

function workflowJobs(plan: PipelinePlan): TextBlock {
  const checks = checkJobNames(plan);
  const gate = plan.includes('image') ? ['image'] : checks;
  return [
    ...checkJobs(plan),
    ...when(plan.includes('image'), [
      '- image:',
      [
        [
          `requires: [${checks.join(', ')}]`,
          ...when(plan.pushesImage, ['context: registry']),
          ...ON_MAIN,
        ],
      ],
    ]),
    ...plan.environments.flatMap(({ name, needsApproval }, index) => {
      const before = plan.environments[index - 1];
      const needs = before ? [`deploy-${before.name}`] : gate;
      return [
        ...when(needsApproval, [
          ...comment(
            `Approval: somebody of your organisation continues the workflow by hand. To say who, restrict the context deploy-${name} to a group.`,
          ),
          `- approve-${name}:`,
          [['type: approval', `requires: [${needs.join(', ')}]`, ...ON_MAIN]],
        ]),
        `- deploy-${name}:`,
        [
          [
            `requires: [${needsApproval ? `approve-${name}` : needs.join(', ')}]`,
            `context: deploy-${name}`,
            '# A second deployment of the same environment waits for the first.',
            `serial-group: << pipeline.project.slug >>/deploy-${name}`,
            ...ON_MAIN,
          ],
        ],
      ];
    }),
  ];
}

/** Jobs that run on every branch, and that everything after them waits for. */
function checkJobNames(plan: PipelinePlan): string[] {
  const audits = plan.toolchain.audit.commands.length > 0;
  return [
    ...(plan.includes('lint') ? ['lint'] : []),
    'build',
    ...(plan.includes('test') ? ['test'] : []),
    ...(plan.includes('security-scan') ? [...(audits ? ['audit'] : []), 'security-scan'] : []),
  ];
}

function checkJobs(plan: PipelinePlan): TextBlock {
  return checkJobNames(plan).flatMap((name) =>
    name === 'test' ? ['- test:', [['requires: [build]']]] : [`- ${name}`],
  );
}

function scheduledWorkflow(plan: PipelinePlan): TextBlock {
  const cron = cronOf(plan.schedule);
  if (!cron) return [];
  return [
    '',
    ...comment(
      `${SCHEDULE_REASON} The time is UTC. Projects that are connected through the GitHub App ignore this part: they set the same cron under Project Settings → Triggers.`,
    ),
    `${plan.schedule}:`,
    [
      'triggers:',
      ['- schedule:', [[`cron: ${quoted(cron)}`, ...ON_MAIN]]],
      'jobs:',
      checkJobs(plan),
    ],
  ];
}

/** A step ends after ten minutes without output, which is CircleCI’s own limit made visible. */
function runStep(name: string, commands: readonly string[]): TextBlock {
  return [
    '- run:',
    [[`name: ${name}`, ...yamlScript('command', commands), 'no_output_timeout: 10m']],
  ];
}
