import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import { yamlCommandItem, yamlEntries } from '../../../lib/yaml-text.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import { type PipelinePlan, registrySecretLines } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import {
  deployTokenName,
  findDeployScript,
  imageCommands,
  imageReference,
  runDeployScript,
  scanRepository,
} from '../shell-commands.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'TRAVIS_COMMIT';

/** Only what was merged is published and deployed; builds by cron or for pull requests only check. */
const ON_MAIN = 'branch = main AND type = push';

/** Build stages one after the other. Travis CI has neither approvals nor hand-over between jobs. */
export function writeTravisCi(plan: PipelinePlan): StarterFile {
  const { toolchain } = plan;
  const { keys, note, commands = [] } = toolchain.travisSetup;
  const usesDocker = plan.includes('security-scan') || plan.includes('image');
  const lines: TextBlock = [
    ...head(plan),
    '',
    'os: linux',
    'dist: jammy',
    ...when(note !== undefined, comment(note ?? '')),
    ...yamlEntries(keys),
    ...when(usesDocker, ['services:', ['- docker']]),
    '',
    '# main, pull requests to it, and the tags that release.',
    `if: ${buildCondition(plan)}`,
    '',
    ...environment(plan),
    'cache:',
    [
      'directories:',
      toolchain.cache.homeFolders.map((folder) => `- ${folder.replace('~', '$HOME')}`),
    ],
    '',
    '# Travis CI ends a job after 50 minutes, and after 10 without output; neither is set here.',
    ...when(commands.length > 0, ['before_install:', commands.flatMap(yamlCommandItem)]),
    ...when(toolchain.install.note !== undefined, comment(toolchain.install.note ?? '')),
    'install:',
    [...toolchain.prepare, ...toolchain.install.commands].flatMap(yamlCommandItem),
    '',
    'stages:',
    stageList(plan),
    '',
    'jobs:',
    ['include:', jobList(plan)],
  ];
  return { path: '.travis.yml', syntax: 'yaml', text: renderText(lines) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...registrySecretLines(plan),
    ...plan.environments.map(
      ({ name }) => `${deployTokenName(name)}: what scripts/deploy.sh logs in to ${name} with`,
    ),
  ];
  const cron = cronOf(plan.schedule);
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence)),
    ...when(settings.length > 0, [
      '#',
      ...comment(
        'Set under Settings → Environment Variables, with “Display value in build log” off. Travis CI does not hand them to pull requests from forks:',
      ),
      ...settings.flatMap((setting) => comment(`- ${setting}`)),
    ]),
    ...when(cron !== undefined, [
      '#',
      ...comment(
        `Travis CI keeps schedules outside this file: add a cron job for main under Settings → Cron Jobs (${plan.schedule === 'weekly' ? 'weekly' : 'daily'}, always run). ${SCHEDULE_REASON}`,
      ),
    ]),
  ];
}

function buildCondition({ environments }: PipelinePlan): string {
  const tags = environments
    .filter(({ needsApproval }) => needsApproval)
    .map(({ name }) => `tag =~ ^${name}-`);
  return ['branch = main', ...tags].join(' OR ');
}

function environment({ toolchain, includes, registry }: PipelinePlan): TextBlock {
  const lines = [
    ...Object.entries(toolchain.variables).map(([name, value]) => `- ${name}=${value}`),
    ...when(includes('image'), [
      '# Replace it with the name of your image.',
      `- IMAGE=${registryProfiles[registry].image}`,
    ]),
  ];
  return when(lines.length > 0, ['env:', ['global:', lines], '']);
}

function stageList(plan: PipelinePlan): TextBlock {
  return [
    ...(plan.includes('lint') ? ['- name: lint'] : []),
    '- name: build',
    ...(plan.includes('test') ? ['- name: test'] : []),
    ...(plan.includes('security-scan') ? ['- name: security-scan'] : []),
    ...when(plan.includes('image'), ['- name: image', [`if: ${imageCondition(plan)}`]]),
    ...plan.environments.flatMap((target) => [
      ...when(
        target.needsApproval,
        comment(
          `Travis CI cannot ask for an approval. This stage runs only for a tag such as ${target.name}-2026-01-31: let only those who may approve push tags that begin with ${target.name}-.`,
        ),
      ),
      `- name: deploy-${target.name}`,
      [`if: ${deployCondition(target)}`],
    ]),
  ];
}

/** A tag that releases needs its image as much as main does. */
function imageCondition({ environments }: PipelinePlan): string {
  const tags = environments.filter(({ needsApproval }) => needsApproval).map(deployCondition);
  return tags.length === 0 ? ON_MAIN : [`(${ON_MAIN})`, ...tags].join(' OR ');
}

function deployCondition({ name, needsApproval }: DeployEnvironment): string {
  return needsApproval ? `tag =~ ^${name}-` : ON_MAIN;
}

function jobList(plan: PipelinePlan): TextBlock {
  const { lint, build, test, audit, report } = plan.toolchain;
  return [
    ...when(plan.includes('lint'), job('lint', lint.commands, lint.note)),
    ...job('build', build.commands, build.note),
    ...when(plan.includes('test'), [
      ...job('test', test.commands, test.note),
      `# The report (${report.files}) ends with the job: Travis CI shows the log, not reports.`,
    ]),
    ...when(plan.includes('security-scan'), scanJobs(audit.commands, audit.note)),
    ...when(plan.includes('image'), imageJob(plan)),
    ...plan.environments.flatMap((target) => deployJob(plan, target)),
  ];
}

/** A failed line of a script does not stop the next one on Travis CI, so they are chained. */
function chain(commands: readonly string[]): string {
  return commands.join(' &&\n');
}

function job(stage: string, commands: readonly string[], note?: string): TextBlock {
  return [
    ...when(note !== undefined, comment(note ?? '')),
    `- stage: ${stage}`,
    ['script:', yamlCommandItem(chain(commands))],
  ];
}

function scanJobs(audit: readonly string[], note?: string): TextBlock {
  return [
    ...when(note !== undefined, comment(note ?? '')),
    ...when(audit.length > 0, [
      '- stage: security-scan',
      ['name: Audit dependencies', 'script:', yamlCommandItem(chain(audit))],
    ]),
    '# Vulnerable dependencies, secrets and unsafe configuration in the repository.',
    '- stage: security-scan',
    ['name: Scan with Trivy', 'install: skip', 'script:', yamlCommandItem(scanRepository)],
  ];
}

function imageJob(plan: PipelinePlan): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const { login } = registryProfiles[plan.registry];
  return [
    '- stage: image',
    [
      'install: skip',
      ...when(!plan.pushesImage, ['# It is not pushed: no registry was chosen.']),
      'script:',
      yamlCommandItem(
        chain([
          build,
          ...(plan.includes('security-scan') ? [scan] : []),
          ...(plan.pushesImage && login ? [login, push] : []),
        ]),
      ),
    ],
  ];
}

function deployJob(plan: PipelinePlan, { name }: DeployEnvironment): TextBlock {
  const hand = [
    findDeployScript,
    `DEPLOY_TOKEN="$${deployTokenName(name)}" ${runDeployScript(name, plan.pushesImage ? imageReference(COMMIT) : undefined)}`,
  ];
  return [
    ...when(
      plan.handsOverBuild,
      comment(
        'Jobs of Travis CI share no files, so the build is made again before it is deployed.',
      ),
    ),
    `- stage: deploy-${name}`,
    [
      ...when(!plan.handsOverBuild, ['install: skip']),
      'script:',
      yamlCommandItem(
        chain([...(plan.handsOverBuild ? plan.toolchain.build.commands : []), ...hand]),
      ),
    ],
  ];
}
