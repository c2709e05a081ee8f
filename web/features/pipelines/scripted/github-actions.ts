import { lines, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import { pinnedAction } from '../pinned.ts';
import type { ScriptedJob, ScriptedPipeline } from '../scripted-jobs.ts';
import { scriptedHead } from './head.ts';

const EVEN_AFTER_A_FAILURE = `if: \${{ !cancelled() }}`;

export function writeScriptedGithub(pipeline: ScriptedPipeline): string[] {
  const { name, cron, jobs } = pipeline;
  return lines`
    ${scriptedHead(pipeline, 'Secrets to create under Settings → Secrets and variables → Actions:')}

    name: ${name}

    on:
      push:
        branches: [main]
      pull_request:
      ${cron && under('schedule:', `- cron: ${quoted(cron)}`)}

    permissions:
      contents: read

    # A newer push replaces the run of its pull request; pushes to main never share a group, so that
    # a run that waits for an approval holds up no other.
    concurrency:
      group: \${{ github.workflow }}-\${{ github.event_name == 'pull_request' && github.ref || github.run_id }}
      cancel-in-progress: \${{ github.event_name == 'pull_request' }}

    jobs:
      ${paragraphs(...jobs.map((job) => writeJob(pipeline, job)))}
  `;
}

function writeJob({ jobs }: ScriptedPipeline, job: ScriptedJob): string[] {
  const { id, name, command, needs, keeps, deploys, secrets } = job;
  const fetched = jobs.filter((other) => other.keeps !== undefined && needs.includes(other.id));
  const deployment = lines`
    if: github.ref == 'refs/heads/main' && github.event_name == 'push'
    # Add required reviewers under Settings → Environments → production.
    environment: production
    concurrency: production
  `;
  return lines`
    ${id}:
      ${needs.length > 0 && `needs: [${needs.join(', ')}]`}
      ${deploys && deployment}
      runs-on: ubuntu-24.04
      timeout-minutes: 30
      steps:
        - uses: ${pinnedAction('actions/checkout')}
          with:
            fetch-depth: 0
            persist-credentials: false
        ${fetched.map((other) => artifact('actions/download-artifact', other))}
        - name: ${name}
          ${under(
            'env:',
            secrets.map((secret) => `${secret}: \${{ secrets.${secret} }}`),
          )}
          run: ${command}
        ${keeps !== undefined && artifact('actions/upload-artifact', job)}
  `;
}

function artifact(
  action: 'actions/download-artifact' | 'actions/upload-artifact',
  { id, keeps = '' }: ScriptedJob,
): string[] {
  return lines`
    - uses: ${pinnedAction(action)}
      ${action === 'actions/upload-artifact' && EVEN_AFTER_A_FAILURE}
      with:
        name: ${id}
        path: ${keeps}
  `;
}
