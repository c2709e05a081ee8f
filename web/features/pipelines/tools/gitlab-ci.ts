import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import { quoted, yamlCommandItem, yamlEntries } from '../../../lib/yaml-text.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { Work } from '../languages/toolchain.ts';
import { DOCKER_CLI_IMAGE, DOCKER_DAEMON_IMAGE, TRIVY_IMAGE } from '../pinned.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import { type PipelinePlan, registrySecretLines } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  imageCommands,
  imageReference,
  trivyFilesystemArguments,
} from '../shell-commands.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'CI_COMMIT_SHA';

/** Only what was merged is published and deployed; a scheduled pipeline only checks. */
const ON_DEFAULT_BRANCH =
  '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"';

/** Stages one after the other, a stage an environment. */
export function writeGitlabCi(plan: PipelinePlan): StarterFile {
  const stageNames = [
    ...(plan.includes('lint') ? ['lint'] : []),
    'build',
    ...(plan.includes('test') ? ['test'] : []),
    ...(plan.includes('security-scan') ? ['security-scan'] : []),
    ...(plan.includes('image') ? ['image'] : []),
    ...plan.environments.map(({ name }) => `deploy-${name}`),
  ];
  const lines: TextBlock = [
    ...head(plan),
    '',
    'stages:',
    stageNames.map((name) => `- ${name}`),
    '',
    'workflow:',
    [
      '# One pipeline a change: not a second one for the branch of an open merge request.',
      'rules:',
      [
        '- if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '- if: $CI_COMMIT_BRANCH && $CI_OPEN_MERGE_REQUESTS',
        ['when: never'],
        '- if: $CI_COMMIT_BRANCH',
      ],
    ],
    '',
    'default:',
    [
      ...when(plan.toolchain.imageNote !== undefined, comment(plan.toolchain.imageNote ?? '')),
      `image: ${plan.toolchain.image}`,
      'timeout: 30 minutes',
      'interruptible: true',
      'retry:',
      [
        'max: 1',
        '# Never for a failed test: only when the runner fails.',
        'when: runner_system_failure',
      ],
    ],
    '',
    'variables:',
    [...variables(plan)],
    '',
    ...languageTemplate(plan),
    ...when(plan.includes('lint'), ['', ...workJob('lint', plan.toolchain.lint)]),
    '',
    ...workJob('build', plan.toolchain.build, buildArtifacts(plan)),
    ...when(plan.includes('test'), [
      '',
      ...workJob('test', plan.toolchain.test, reportArtifacts(plan)),
    ]),
    ...when(plan.includes('security-scan'), ['', ...scanJobs(plan)]),
    ...when(plan.includes('image'), ['', ...imageJob(plan)]),
    ...plan.environments.flatMap((environment) => ['', ...deployJob(plan, environment)]),
  ];
  return { path: '.gitlab-ci.yml', syntax: 'yaml', text: renderText(lines) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...(plan.registry === 'gitlab-registry' ? [] : registrySecretLines(plan)),
    ...(plan.environments.length > 0
      ? ['DEPLOY_TOKEN, once for each environment: what scripts/deploy.sh logs in with']
      : []),
  ];
  const cron = cronOf(plan.schedule);
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence)),
    ...when(settings.length > 0, [
      '#',
      '# Set under Settings → CI/CD → Variables, masked and protected:',
      ...settings.flatMap((setting) => comment(`- ${setting}`)),
    ]),
    ...when(cron !== undefined, [
      '#',
      ...comment(
        `GitLab keeps schedules outside this file: add one under Build → Pipeline schedules with the cron "${cron}". ${SCHEDULE_REASON}`,
      ),
    ]),
  ];
}

function variables(plan: PipelinePlan): TextBlock {
  const { toolchain } = plan;
  const { cache } = toolchain;
  const folder = `$CI_PROJECT_DIR/${cache.folder}`;
  const entries = {
    ...toolchain.variables,
    [cache.variable]: cache.valueFor ? cache.valueFor(folder) : folder,
  };
  return [
    '# GitLab caches only what is below the project.',
    ...yamlEntries(entries),
    ...when(
      plan.includes('image'),
      plan.registry === 'gitlab-registry'
        ? ['IMAGE: $CI_REGISTRY_IMAGE']
        : [
            '# Replace it with the name of your image.',
            `IMAGE: ${quoted(registryProfiles[plan.registry].image)}`,
          ],
    ),
  ];
}

/** What all jobs of the language begin with. */
function languageTemplate({ toolchain, packageManager }: PipelinePlan): TextBlock {
  const { cache, install, prepare } = toolchain;
  return [
    '.language:',
    [
      'cache:',
      [
        ...('file' in cache.key
          ? ['key:', [`prefix: ${packageManager}`, 'files:', [`- ${cache.key.file}`]]]
          : [`key: ${packageManager}-$CI_COMMIT_REF_SLUG`]),
        'paths:',
        [`- ${cache.folder}/`],
      ],
      ...when(install.note !== undefined, comment(install.note ?? '')),
      'before_script:',
      [...prepare, ...install.commands].flatMap(yamlCommandItem),
    ],
  ];
}

function workJob(name: string, { commands, note }: Work, more: TextBlock = []): TextBlock {
  return [
    ...when(note !== undefined, comment(note ?? '')),
    `${name}:`,
    [`stage: ${name}`, 'extends: .language', 'script:', commands.flatMap(yamlCommandItem), ...more],
  ];
}

function buildArtifacts({ handsOverBuild, toolchain }: PipelinePlan): TextBlock {
  return when(handsOverBuild, [
    'artifacts:',
    ['paths:', [`- ${toolchain.output}/`], 'expire_in: 1 week'],
  ]);
}

function reportArtifacts({ toolchain: { report } }: PipelinePlan): TextBlock {
  return [
    'artifacts:',
    [
      '# Kept when tests fail, which is when somebody wants to read it.',
      'when: always',
      ...(report.format === 'junit'
        ? ['reports:', [`junit: ${quoted(report.files)}`]]
        : ['paths:', [`- ${quoted(report.files)}`]]),
      'expire_in: 2 weeks',
    ],
  ];
}

function scanJobs({ toolchain: { audit, prepare } }: PipelinePlan): TextBlock {
  return [
    ...when(audit.note !== undefined, comment(audit.note ?? '')),
    ...when(audit.commands.length > 0, [
      'audit:',
      ['stage: security-scan', 'script:', [...prepare, ...audit.commands].flatMap(yamlCommandItem)],
      '',
    ]),
    '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
    'security-scan:',
    [
      'stage: security-scan',
      'image:',
      [`name: ${TRIVY_IMAGE}`, "entrypoint: ['']"],
      'dependencies: []',
      'script:',
      [`- trivy ${trivyFilesystemArguments}`],
    ],
  ];
}

function imageJob(plan: PipelinePlan): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const login =
    plan.registry === 'gitlab-registry'
      ? 'echo "$CI_REGISTRY_PASSWORD" | docker login "$CI_REGISTRY" --username "$CI_REGISTRY_USER" --password-stdin'
      : registryProfiles[plan.registry].login;
  return [
    '# Needs a runner that allows privileged containers, as those of gitlab.com do.',
    'container-image:',
    [
      'stage: image',
      `image: ${DOCKER_CLI_IMAGE}`,
      'services:',
      [`- name: ${DOCKER_DAEMON_IMAGE}`, ['alias: docker']],
      'variables:',
      [
        "DOCKER_HOST: 'tcp://docker:2376'",
        "DOCKER_TLS_CERTDIR: '/certs'",
        "DOCKER_TLS_VERIFY: '1'",
        "DOCKER_CERT_PATH: '/certs/client'",
      ],
      'rules:',
      [`- if: ${ON_DEFAULT_BRANCH}`],
      'script:',
      [
        ...yamlCommandItem(build),
        ...when(plan.includes('security-scan'), yamlCommandItem(scan)),
        ...(plan.pushesImage && login
          ? [...yamlCommandItem(login), ...yamlCommandItem(push)]
          : ['# It is not pushed: no registry was chosen.']),
      ],
    ],
  ];
}

function deployJob(plan: PipelinePlan, { name, needsApproval }: DeployEnvironment): TextBlock {
  return [
    ...when(
      needsApproval,
      comment(
        `Approval: somebody starts this job by hand, and later stages wait for it. Who may do so is set under Settings → CI/CD → Protected environments → ${name}.`,
      ),
    ),
    `deploy-${name}:`,
    [
      `stage: deploy-${name}`,
      'environment:',
      [`name: ${quoted(name)}`],
      '# Two deployments of the same environment never overlap.',
      `resource_group: ${quoted(name)}`,
      'interruptible: false',
      'rules:',
      [`- if: ${ON_DEFAULT_BRANCH}`, ...when(needsApproval, [['when: manual']])],
      'script:',
      deployCommands(name, plan.pushesImage ? imageReference(COMMIT) : undefined).flatMap(
        yamlCommandItem,
      ),
    ],
  ];
}
