import { lines, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import { pinnedAction } from '../pinned.ts';
import { keptFor, type ScriptedJob, type ScriptedPipeline } from '../scripted-jobs.ts';
import { job } from '../tools/github-actions.ts';
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
      ${paragraphs(...jobs.map((scripted) => writeJob(jobs, scripted)))}
  `;
}

function writeJob(jobs: readonly ScriptedJob[], scripted: ScriptedJob): string[] {
  const { id, name, command, needs, keeps, deploys, secrets = [] } = scripted;
  const deployment = lines`
    if: github.ref == 'refs/heads/main' && github.event_name == 'push'
    # Add required reviewers under Settings → Environments → production.
    environment: production
    concurrency: production
  `;
  const steps = lines`
    - uses: ${pinnedAction('actions/checkout')}
      with:
        fetch-depth: 0
        persist-credentials: false
    ${keptFor(scripted, jobs).map((other) => artifact('actions/download-artifact', other))}
    - name: ${name}
      ${under(
        'env:',
        secrets.map((secret) => `${secret}: \${{ secrets.${secret} }}`),
      )}
      run: ${command}
    ${keeps !== undefined && artifact('actions/upload-artifact', scripted)}
  `;
  const conditions = [needs.length > 0 && `needs: [${needs.join(', ')}]`, deploys && deployment];
  return job({ runner: 'hosted' }, id, 30, conditions, steps);
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
