import { lines, paragraphs } from '../../../lib/text-block.ts';
import { keptFor, type ScriptedJob, type ScriptedPipeline } from '../scripted-jobs.ts';
import { block, credentialId, cronTrigger } from '../tools/jenkins.ts';
import { scriptedHead } from './head.ts';

export function writeScriptedJenkinsfile(pipeline: ScriptedPipeline): string[] {
  const { jobs, cron } = pipeline;
  return lines`
    // For a multibranch pipeline, on agents with the label docker.
    ${scriptedHead(pipeline, 'Credentials of the kind “Secret text” to create, by id:', '//').map(withIds)}
    pipeline {
        agent none

        options {
            disableConcurrentBuilds()
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

function writeStage(jobs: readonly ScriptedJob[], job: ScriptedJob): string[] {
  const { id, name, command, keeps, deploys, secrets = [] } = job;
  const environment = block(
    'environment',
    secrets.map((secret) => `${secret} = credentials('${credentialId(secret)}')`),
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
  const archive = `archiveArtifacts artifacts: '${keeps}/**', allowEmptyArchive: true`;
  return lines`
    stage('${name}') {
        ${deploys && gate}
        agent { label 'docker' }
        ${secrets.length > 0 && environment}
        steps {
            checkout scm
            ${keptFor(job, jobs).map((other) => `unstash '${other.id}'`)}
            sh '${command}'
            ${keeps !== undefined && `stash name: '${id}', includes: '${keeps}/**'`}
        }
        ${keeps !== undefined && block('post', block('always', archive))}
    }
  `;
}

/** Credentials are named by their ids. */
function withIds(line: string): string {
  return line.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, credentialId);
}
