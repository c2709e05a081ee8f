import { lines, paragraphs } from '../../../lib/text-block.ts';
import type { ScriptedJob, ScriptedPipeline } from '../scripted-jobs.ts';
import { scriptedHead } from './head.ts';

export function writeScriptedJenkinsfile(pipeline: ScriptedPipeline): string[] {
  const { jobs, cron } = pipeline;
  const triggers = lines`
    triggers {
        cron(env.BRANCH_NAME == 'main' ? '${cron?.replace(/^\d+/, 'H') ?? ''}' : '')
    }
  `;
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
        ${cron && ['', ...triggers]}

        stages {
            ${paragraphs(...jobs.map((job) => writeStage(jobs, job)))}
        }
    }
  `;
}

function writeStage(
  jobs: readonly ScriptedJob[],
  { name, command, needs, keeps, deploys, secrets, id }: ScriptedJob,
): string[] {
  const fetched = jobs.filter((other) => other.keeps !== undefined && needs.includes(other.id));
  const environment = lines`
    environment {
        ${secrets.map((secret) => `${secret} = credentials('${credentialId(secret)}')`)}
    }
  `;
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
  const keep = lines`
    post {
        always {
            archiveArtifacts artifacts: '${keeps ?? ''}/**', allowEmptyArchive: true
        }
    }
  `;
  return lines`
    stage('${name}') {
        ${deploys && gate}
        agent { label 'docker' }
        ${secrets.length > 0 && environment}
        steps {
            checkout scm
            ${fetched.map((other) => `unstash '${other.id}'`)}
            sh '${command}'
            ${keeps !== undefined && `stash name: '${id}', includes: '${keeps}/**'`}
        }
        ${keeps !== undefined && keep}
    }
  `;
}

function credentialId(variable: string): string {
  return variable.toLowerCase().replaceAll('_', '-');
}

/** Credentials are named by their ids. */
function withIds(line: string): string {
  return line.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, credentialId);
}
