import { comment, lines, paragraphs } from '../../../lib/text-block.ts';
import {
  keptFor,
  keyNames,
  keyPair,
  type ScriptedJob,
  type ScriptedPipeline,
  scriptedHead,
} from '../scripted-jobs.ts';
import { block, credentialId, cronTrigger, inOrder, ORDER } from '../tools/jenkins.ts';

const IDENTITIES = [
  `Credentials of the kind “Secret text” to create, by id: ${keyNames(credentialId)}.`,
  'Jenkins gives each branch the credentials of its job, and these keys are long-lived: allow pushes only to people who may apply, and rotate the keys every few months.',
];

export function writeScriptedJenkinsfile(pipeline: ScriptedPipeline): string[] {
  const { jobs, cron } = pipeline;
  const asks = jobs.some(({ deploys }) => deploys);
  const plugins = asks && ['// Needs the plugin Lockable Resources, too.', comment(ORDER, '//')];
  return lines`
    // For a multibranch pipeline, on agents with the label docker.
    ${plugins}
    ${scriptedHead(pipeline, IDENTITIES, '//')}
    pipeline {
        agent none

        options {
            ${!asks && 'disableConcurrentBuilds()'}
            skipDefaultCheckout()
            timeout(time: 3, unit: 'DAYS')
        }
        ${cron && ['', cronTrigger(cron, 'main')]}

        stages {
            ${paragraphs(...jobs.map((job) => writeStage(jobs, job)))}
        }
    }
  `;
}

const ON_SCHEDULE = block('when', ['beforeAgent true', "triggeredBy 'TimerTrigger'"]);

function writeStage(jobs: readonly ScriptedJob[], job: ScriptedJob): string[] {
  const { id, name, command, keeps, deploys, scheduled, identity } = job;
  const environment = block(
    'environment',
    identity &&
      keyPair(identity).map(
        ({ variable, secret }) => `${variable} = credentials('${credentialId(secret)}')`,
      ),
  );
  const gate = lines`
    when {
        beforeInput true
        beforeAgent true
        branch 'main'
        not { triggeredBy 'TimerTrigger' }
    }
    input {
        message '${name}?'
        ok 'Go on'
    }
  `;
  const work = lines`
    checkout scm
    ${keptFor(job, jobs).map((other) => `unstash '${other.id}'`)}
    sh '${command}'
  `;
  const archive = `archiveArtifacts artifacts: '${keeps}/**', allowEmptyArchive: true`;
  return lines`
    stage('${name}') {
        ${deploys && gate}
        ${scheduled && ON_SCHEDULE}
        agent { label 'docker' }
        ${identity && environment}
        steps {
            ${deploys ? inOrder('production', 1, work) : work}
            ${keeps !== undefined && `stash name: '${id}', includes: '${keeps}/**'`}
        }
        ${keeps !== undefined && block('post', block('always', archive))}
    }
  `;
}
