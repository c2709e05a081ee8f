import { comment, renderText, type TextBlock, when } from '../../../lib/text-block.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { Work } from '../languages/toolchain.ts';
import type { DeployEnvironment } from '../pipeline-options.ts';
import { type PipelinePlan, registrySecretLines } from '../pipeline-plan.ts';
import { registryProfiles } from '../registry-profiles.ts';
import { SCHEDULE_REASON } from '../schedules.ts';
import {
  deployCommands,
  imageCommands,
  imageReference,
  scanRepository,
} from '../shell-commands.ts';

/** The commit of the run, which tags the image. */
const COMMIT = 'GIT_COMMIT';

/** The H lets Jenkins spread jobs over the hour instead of starting all of them at once. */
const crons = { nightly: 'H 2 * * *', weekly: 'H 2 * * 1' } as const;

/** A declarative pipeline: the checks share one workspace, each deployment has its own. */
export function writeJenkinsfile(plan: PipelinePlan): StarterFile {
  const lines: TextBlock = [
    ...head(plan),
    'pipeline {',
    [
      '// No agent for the whole run: an executor would wait with it for an approval.',
      'agent none',
      '',
      'options {',
      [
        'disableConcurrentBuilds()',
        "buildDiscarder(logRotator(numToKeepStr: '30'))",
        'skipDefaultCheckout()',
      ],
      '}',
      ...triggers(plan),
      ...environment(plan),
      '',
      'stages {',
      [
        ...checkStages(plan),
        ...plan.environments.flatMap((target) => ['', ...deployStage(plan, target)]),
      ],
      '}',
    ],
    '}',
  ];
  return { path: 'Jenkinsfile', syntax: 'groovy', text: renderText(lines, 4) };
}

function head(plan: PipelinePlan): TextBlock {
  const settings = [
    ...registrySecretLines(plan).map((line) => {
      const [name = '', ...what] = line.split(': ');
      return `${credentialId(name)}: ${what.join(': ')}`;
    }),
    ...plan.environments.map(
      ({ name }) => `deploy-token-${name}: what scripts/deploy.sh logs in to ${name} with`,
    ),
  ];
  return [
    ...plan.introduction.flatMap((sentence) => comment(sentence, '//')),
    '//',
    ...comment(
      'For a multibranch pipeline, with the plugins Docker Pipeline and JUnit, on agents with the label docker.',
      '//',
    ),
    ...when(settings.length > 0, [
      '//',
      '// Credentials of the kind “Secret text” to create, by id:',
      ...settings.flatMap((setting) => comment(`- ${setting}`, '//')),
    ]),
  ];
}

function triggers({ schedule }: PipelinePlan): TextBlock {
  if (schedule === 'none') return [];
  return [
    '',
    ...comment(SCHEDULE_REASON, '//'),
    'triggers {',
    [`cron(env.BRANCH_NAME == 'main' ? ${groovyString(crons[schedule])} : '')`],
    '}',
  ];
}

function environment(plan: PipelinePlan): TextBlock {
  const lines = [
    ...Object.entries(plan.toolchain.variables).map(
      ([name, value]) => `${name} = ${groovyString(value)}`,
    ),
    ...when(plan.includes('image'), [
      '// Replace it with the name of your image.',
      `IMAGE = ${groovyString(registryProfiles[plan.registry].image)}`,
    ]),
  ];
  return when(lines.length > 0, ['', 'environment {', lines, '}']);
}

/** One agent and one workspace for all checks, in which what is installed is installed once. */
function checkStages(plan: PipelinePlan): TextBlock {
  const { cache, prepare, install, lint, build, test } = plan.toolchain;
  // Kept by the agent between builds, beside the workspace and not in it.
  const folder = `\${WORKSPACE_TMP}/${cache.folder}`;
  return stage('Check', [
    "agent { label 'docker' }",
    'options {',
    ["timeout(time: 60, unit: 'MINUTES')"],
    '}',
    'environment {',
    [
      '// A user of the agent has no home in the container. This folder outlives the build.',
      `HOME = "\${WORKSPACE_TMP}"`,
      `${cache.variable} = "${cache.valueFor ? cache.valueFor(folder) : folder}"`,
    ],
    '}',
    'stages {',
    [
      ...stage(
        'Check out',
        steps([
          'script {',
          [
            '// Kept for all stages: it tags the image.',
            'env.GIT_COMMIT = checkout(scm).GIT_COMMIT',
          ],
          '}',
        ]),
      ),
      '',
      ...languageStage(plan, 'Install', {
        ...install,
        commands: [...prepare, ...install.commands],
      }),
      ...when(plan.includes('lint'), ['', ...languageStage(plan, 'Lint', lint)]),
      '',
      ...languageStage(plan, 'Build', build, [
        ...when(plan.handsOverBuild, [
          '// For the deployments, which run in workspaces of their own.',
          `stash name: 'build', includes: ${groovyString(`${plan.toolchain.output}/**`)}`,
        ]),
      ]),
      ...when(plan.includes('test'), ['', ...languageStage(plan, 'Test', test, [], report(plan))]),
      ...when(plan.includes('security-scan'), ['', ...scanStages(plan)]),
      ...when(plan.includes('image'), ['', ...imageStage(plan)]),
    ],
    '}',
    'post {',
    ['cleanup {', ['deleteDir()'], '}'],
    '}',
  ]);
}

function languageStage(
  { toolchain }: PipelinePlan,
  name: string,
  { commands, note }: Work,
  moreSteps: TextBlock = [],
  post: TextBlock = [],
): TextBlock {
  return [
    ...when(note !== undefined, comment(note ?? '', '//')),
    ...stage(name, [
      'agent {',
      [
        ...when(toolchain.imageNote !== undefined, comment(toolchain.imageNote ?? '', '//')),
        'docker {',
        [`image ${groovyString(toolchain.image)}`, 'reuseNode true'],
        '}',
      ],
      '}',
      ...steps([...shell(commands), ...moreSteps]),
      ...post,
    ]),
  ];
}

function report({ toolchain }: PipelinePlan): TextBlock {
  const files = groovyString(toolchain.report.files);
  const publish =
    toolchain.report.format === 'junit'
      ? `junit allowEmptyResults: true, testResults: ${files}`
      : `archiveArtifacts artifacts: ${files}, allowEmptyArchive: true`;
  return ['post {', ['always {', [publish], '}'], '}'];
}

function scanStages(plan: PipelinePlan): TextBlock {
  const { audit } = plan.toolchain;
  return [
    ...(audit.commands.length > 0
      ? [...languageStage(plan, 'Audit dependencies', audit), '']
      : comment(audit.note ?? '', '//')),
    '// Vulnerable dependencies, secrets and unsafe configuration in the repository.',
    ...stage('Security scan', steps(shell([scanRepository]))),
  ];
}

function imageStage(plan: PipelinePlan): TextBlock {
  const { build, scan, push } = imageCommands(COMMIT);
  const { login, secrets } = registryProfiles[plan.registry];
  const pushes = plan.pushesImage && login !== undefined;
  return stage('Container image', [
    ...onMain(),
    ...when(pushes, [
      'environment {',
      [
        '// The login goes with the workspace when the run ends.',
        `DOCKER_CONFIG = "\${WORKSPACE}/.docker"`,
        ...secrets.map(({ name }) => `${name} = credentials(${groovyString(credentialId(name))})`),
      ],
      '}',
    ]),
    ...when(!pushes, ['// It is not pushed: no registry was chosen.']),
    ...steps(
      shell([
        build,
        ...(plan.includes('security-scan') ? [scan] : []),
        ...(pushes ? [login, push] : []),
      ]),
    ),
  ]);
}

function deployStage(plan: PipelinePlan, { name, needsApproval }: DeployEnvironment): TextBlock {
  return stage(`Deploy to ${name}`, [
    'options {',
    needsApproval
      ? [
          '// Includes the time in which it waits for the approval.',
          "timeout(time: 3, unit: 'DAYS')",
        ]
      : ["timeout(time: 30, unit: 'MINUTES')"],
    '}',
    ...onMain(needsApproval),
    ...when(needsApproval, [
      'input {',
      [
        `message ${groovyString(`Deploy to ${name}?`)}`,
        "ok 'Deploy'",
        '// Add submitter with the ids of the people or groups who may approve.',
      ],
      '}',
    ]),
    "agent { label 'docker' }",
    'environment {',
    [`DEPLOY_TOKEN = credentials(${groovyString(`deploy-token-${name}`)})`],
    '}',
    ...steps([
      'checkout scm',
      ...when(plan.handsOverBuild, ["unstash 'build'"]),
      ...shell(deployCommands(name, plan.pushesImage ? imageReference(COMMIT) : undefined)),
    ]),
    'post {',
    ['cleanup {', ['deleteDir()'], '}'],
    '}',
  ]);
}

/** Only what was merged is published and deployed; a scheduled run only checks. */
function onMain(asksFirst = false): TextBlock {
  return [
    'when {',
    [
      ...when(asksFirst, ['// Before anybody is asked.', 'beforeInput true']),
      'beforeAgent true',
      "branch 'main'",
      "not { triggeredBy 'TimerTrigger' }",
    ],
    '}',
  ];
}

function stage(name: string, content: TextBlock): TextBlock {
  return [`stage(${groovyString(name)}) {`, content, '}'];
}

function steps(content: TextBlock): TextBlock {
  return ['steps {', content, '}'];
}

/** Single quotes: Groovy leaves the variables to the shell, so no secret is put into the command. */
function shell(commands: readonly string[]): TextBlock {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined && !/['\n]/.test(only)) {
    return [`sh ${groovyString(only)}`];
  }
  return ["sh '''", commands.map((command) => escapeGroovy(command)), "'''"];
}

function groovyString(text: string): string {
  return `'${escapeGroovy(text).replaceAll("'", "\\'")}'`;
}

function escapeGroovy(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'''", "\\'\\'\\'");
}

/** `ghcr-token` for `GHCR_TOKEN`. */
function credentialId(variable: string): string {
  return variable.toLowerCase().replaceAll('_', '-');
}
