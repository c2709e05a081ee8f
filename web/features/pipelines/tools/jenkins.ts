import { comment, lines, type Part, paragraphs } from '../../../lib/text-block.ts';
import { allSecrets, head, SCHEDULE_REASON, settingList } from '../head.ts';
import type { Toolchain, Work } from '../languages/toolchain.ts';
import {
  cacheVariable,
  type Deployment,
  fromProject,
  inProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import {
  deployCommands,
  deployTokenName,
  imageCommands,
  scanRepository,
} from '../shell-commands.ts';

const COMMIT = 'GIT_COMMIT';

/** A declarative pipeline: the checks share one workspace, each deployment has its own. */
export function writeJenkinsfile(plan: PipelinePlan): string[] {
  const asks = plan.deployments.some(({ needsApproval }) => needsApproval);
  const plugins = `For a multibranch pipeline, with the plugins Docker Pipeline${asks ? ', Lockable Resources' : ''} and JUnit, on agents with the label docker.`;
  const credentials = settingList(
    'Credentials of the kind “Secret text” to create, by id:',
    allSecrets(plan, credentialId),
  );
  return lines`
    ${head(plan, [[plugins], asks ? [ORDER] : [], credentials], '//')}
    pipeline {
        // No agent for the whole run: an executor would wait with it for an approval.
        agent none

        options {
            ${!asks && 'disableConcurrentBuilds()'}
            buildDiscarder(logRotator(numToKeepStr: '30'))
            skipDefaultCheckout()
        }
        ${triggers(plan)}
        ${environment(plan)}

        stages {
            ${paragraphs(
              checkStages(plan),
              ...plan.deployments.map((deployment, index) =>
                deployStage(plan, deployment, asks && index + 1),
              ),
            )}
        }
    }
  `;
}

/** Said of a pipeline that asks, which has no `disableConcurrentBuilds`. */
export const ORDER =
  'A run that waits for an approval holds up no other run. A lock lets one run at a time deploy to an environment, and a milestone stops each older run that reaches it later.';

/** Deploys one run at a time, and never an older one after a newer one. */
export function inOrder(environment: string, milestone: number, steps: Part): string[] {
  return block(`lock(resource: "\${env.JOB_NAME}-deploy-${environment}")`, [
    `milestone(ordinal: ${milestone})`,
    steps,
  ]);
}

function triggers({ cron, branch }: PipelinePlan): Part {
  return cron && ['', comment(SCHEDULE_REASON, '//'), cronTrigger(cron, branch)];
}

/** Its `H` lets Jenkins spread jobs over the hour instead of starting all of them at once. */
export function cronTrigger(cron: string, branch: string): string[] {
  const schedule = groovyString(cron.replace(/^\d+/, 'H'));
  return block('triggers', `cron(env.BRANCH_NAME == ${groovyString(branch)} ? ${schedule} : '')`);
}

function environment({ toolchain, image }: PipelinePlan): Part {
  const entries = [
    ...Object.entries(toolchain.variables).map(
      ([name, value]) => `${name} = ${groovyString(value)}`,
    ),
    ...(image
      ? ['// Replace it with the name of your image.', `IMAGE = ${groovyString(image.imageName)}`]
      : []),
  ];
  return entries.length > 0 && ['', block('environment', entries)];
}

/** One agent and workspace for all checks, so that dependencies are installed once. */
function checkStages(plan: PipelinePlan): string[] {
  const { toolchain, install } = plan;
  // Kept by the agent between builds, beside the workspace and not in it.
  const cache = cacheVariable(toolchain.cache, `\${WORKSPACE_TMP}/${toolchain.cache.folder}`);
  return lines`
    stage('Check') {
        agent { label 'docker' }
        options {
            timeout(time: 60, unit: 'MINUTES')
        }
        environment {
            // A user of the agent has no home in the container. This folder outlives
            // the build.
            HOME = "\${WORKSPACE_TMP}"
            ${Object.entries(cache).map(([name, value]) => `${name} = "${value}"`)}
        }
        stages {
            stage('Check out') {
                steps {
                    script {
                        // Kept for all stages: it tags the image.
                        env.GIT_COMMIT = checkout(scm).GIT_COMMIT
                    }
                }
            }

            ${paragraphs(
              languageStage(plan, toolchain, 'Install', install),
              ...plan.jobs.map((job) => jobStage(plan, job)),
              plan.scans && scanStages(plan),
              plan.image && imageStage(plan),
            )}
        }
        ${CLEANUP}
    }
  `;
}

function jobStage(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { stage, name, work, toolchain, isFurtherVersion } = languageJob;
  const commands = isFurtherVersion ? [...plan.install.commands, ...work.commands] : work.commands;
  return languageStage(
    plan,
    toolchain,
    name,
    { ...work, commands },
    stage === 'build' && plan.handsOverBuild && stash(plan),
    stage === 'test' && report(plan),
  );
}

function languageStage(
  plan: PipelinePlan,
  toolchain: Toolchain,
  name: string,
  { commands, note }: Work,
  moreSteps: Part = [],
  post: Part = [],
): string[] {
  return lines`
    ${comment(note, '//')}
    stage('${name}') {
        agent {
            ${comment(toolchain.imageNote, '//')}
            docker {
                image '${toolchain.image}'
                reuseNode true
            }
        }
        steps {
            ${shell(fromProject(plan, commands))}
            ${moreSteps}
        }
        ${post}
    }
  `;
}

function stash(plan: PipelinePlan): string[] {
  return lines`
    // For the deployments, which run in workspaces of their own.
    stash name: 'build', includes: '${inProject(plan, plan.toolchain.output)}/**'
  `;
}

function report(plan: PipelinePlan): string[] {
  const { toolchain } = plan;
  const files = groovyString(inProject(plan, toolchain.report.files));
  const publish =
    toolchain.report.format === 'junit'
      ? `junit allowEmptyResults: true, testResults: ${files}`
      : `archiveArtifacts artifacts: ${files}, allowEmptyArchive: true`;
  return block('post', block('always', publish));
}

function scanStages(plan: PipelinePlan): string[] {
  const { audit } = plan.toolchain;
  return lines`
    ${
      audit.commands.length > 0
        ? [languageStage(plan, plan.toolchain, 'Audit dependencies', audit), '']
        : comment(audit.note, '//')
    }
    // Vulnerable dependencies, secrets and unsafe configuration in the repository.
    stage('Security scan') {
        steps {
            ${shell([scanRepository])}
        }
    }
  `;
}

function imageStage(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  const secrets = (plan.image?.secrets ?? []).map(
    ({ name }) => `${name} = credentials('${credentialId(name)}')`,
  );
  const login = lines`
    environment {
        // The login goes with the workspace when the run ends.
        DOCKER_CONFIG = "\${WORKSPACE}/.docker"
        ${secrets}
    }
  `;
  return lines`
    stage('Container image') {
        ${onMain(plan)}
        ${plan.pushesImage ? login : '// It is not pushed: no registry was chosen.'}
        steps {
            ${shell([...fromProject(plan, build), ...scan, ...push])}
        }
    }
  `;
}

/** @param milestone false if runs cannot overlap anyway */
function deployStage(
  plan: PipelinePlan,
  { name, needsApproval }: Deployment,
  milestone: number | false,
): string[] {
  const steps = lines`
    checkout scm
    ${plan.handsOverBuild && "unstash 'build'"}
    ${shell(fromProject(plan, deployCommands(name, plan, { commit: COMMIT, programs: [] })))}
  `;
  const timeout = needsApproval
    ? ['// Includes the time in which it waits for the approval.', "timeout(time: 3, unit: 'DAYS')"]
    : [
        ...(milestone ? ['// Includes the time in which it waits for its turn.'] : []),
        "timeout(time: 30, unit: 'MINUTES')",
      ];
  return lines`
    stage('Deploy to ${name}') {
        options {
            ${timeout}
        }
        ${onMain(plan, needsApproval)}
        ${needsApproval && approval(name)}
        agent { label 'docker' }
        environment {
            DEPLOY_TOKEN = credentials('${credentialId(deployTokenName(name))}')
        }
        steps {
            ${milestone ? inOrder(name, milestone, steps) : steps}
        }
        ${CLEANUP}
    }
  `;
}

function approval(environment: string): string[] {
  return lines`
    input {
        message 'Deploy to ${environment}?'
        ok 'Deploy'
        // Add submitter with the ids of the people or groups who may approve.
    }
  `;
}

/** Only merged commits are published and deployed; scheduled runs only run the checks. */
function onMain({ branch }: PipelinePlan, asksFirst = false): string[] {
  return lines`
    when {
        ${asksFirst && ['// Before anybody is asked.', 'beforeInput true']}
        beforeAgent true
        branch ${groovyString(branch)}
        not { triggeredBy 'TimerTrigger' }
    }
  `;
}

const CLEANUP = block('post', block('cleanup', 'deleteDir()'));

export function block(name: string, content: Part): string[] {
  return lines`
    ${name} {
        ${content}
    }
  `;
}

/** Single quotes prevent Groovy interpolation, so that secrets never become part of the command. */
function shell(commands: readonly string[]): string[] {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined && !/['\n]/.test(only)) {
    return [`sh ${groovyString(only)}`];
  }
  return lines`
    sh '''
        ${commands.map(escapeGroovy)}
    '''
  `;
}

function groovyString(text: string): string {
  return `'${escapeGroovy(text).replaceAll("'", "\\'")}'`;
}

function escapeGroovy(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'''", "\\'\\'\\'");
}

/** Credential id of a variable: `ghcr-token` for `GHCR_TOKEN`. */
export function credentialId(variable: string): string {
  return variable.toLowerCase().replaceAll('_', '-');
}
