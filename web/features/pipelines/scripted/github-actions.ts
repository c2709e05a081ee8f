import { lines, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import { pinnedAction } from '../pinned.ts';
import {
  keptFor,
  type ScriptedJob,
  type ScriptedPipeline,
  scriptedHead,
} from '../scripted-jobs.ts';
import { job } from '../tools/github-actions.ts';
import { assumeAwsRole, ID_TOKEN } from '../tools/github-logins.ts';

const EVEN_AFTER_A_FAILURE = `if: \${{ !cancelled() }}`;

const IDENTITIES = [
  'Two roles of AWS trust this repository by OIDC, so no key is stored. Variables to create under Settings → Secrets and variables → Actions: AWS_REGION, and AWS_PLAN_ROLE_ARN, a role that trusts pull requests and main.',
  'Variable to create under Settings → Environments → production: AWS_APPLY_ROLE_ARN, a role that trusts only this environment.',
];

export function writeScriptedGithub(pipeline: ScriptedPipeline): string[] {
  const { name, cron, jobs } = pipeline;
  return lines`
    ${scriptedHead(pipeline, IDENTITIES)}

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
  const { id, name, command, needs, keeps, deploys, scheduled, identity } = scripted;
  const deployment = lines`
    if: github.ref == 'refs/heads/main' && github.event_name == 'push'
    # Add required reviewers under Settings → Environments → production, and allow only main.
    environment: production
    concurrency: production
  `;
  const steps = lines`
    - uses: ${pinnedAction('actions/checkout')}
      with:
        fetch-depth: 0
        persist-credentials: false
    ${keptFor(scripted, jobs).map((other) => artifact('actions/download-artifact', other))}
    ${identity && assumeAwsRole(`AWS_${identity.toUpperCase()}_ROLE_ARN`)}
    - name: ${name}
      run: ${command}
    ${keeps !== undefined && artifact('actions/upload-artifact', scripted)}
  `;
  const conditions = [
    needs.length > 0 && `needs: [${needs.join(', ')}]`,
    scheduled && "if: github.event_name == 'schedule'",
    deploys && deployment,
    identity && under('permissions:', ['contents: read', ...ID_TOKEN]),
  ];
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
