import { pinnedAction } from '../../web/features/pipelines/pinned.ts';
import { createPipeline } from '../../web/features/pipelines/pipeline.ts';
import { defaultPipelineOptions } from '../../web/features/pipelines/pipeline-options.ts';
import { lines, type Part, paragraphs, under } from '../../web/lib/text-block.ts';

const SHARDS = 4;

/** What the site's own generator writes for a Node.js project like this one. */
const generated = createPipeline('github-actions', {
  ...defaultPipelineOptions('nodejs'),
  stages: ['lint', 'test', 'security-scan', 'deploy'],
  environments: [{ name: 'production', needsApproval: true }],
}).text;

/** The workflows of this repository, by file name. */
export function createWorkflows(): Readonly<Record<string, string>> {
  return {
    'ci.yml': file(writeCi()),
    'nightly.yml': file(writeNightly()),
    'preview.yml': file(writePreview()),
    'weekly.yml': file(writeWeekly()),
  };
}

function file(content: readonly string[]): string {
  return `${content.join('\n')}\n`;
}

/** Each change: the generator's triggers, permissions, concurrency and jobs, with our own steps. */
function writeCi(): string[] {
  return lines`
    # Written by npm run workflows from scripts/workflows/workflows.ts, which starts from the site's own
    # pipeline generator. Change that, not this file.
    #
    # The environment production holds the secrets CLOUDFLARE_API_TOKEN and KEY_WRAPPING_SECRET. The
    # repository has the variables CLOUDFLARE_ACCOUNT_ID and ONEGO_SETTINGS, which is the content of .env.
    # What the job build builds and walks is what is published; only the last job has the token.

    ${generatedHead()}

    jobs:
      ${paragraphs(
        generatedJob('lint', [SET_UP, run('Types, lint, format, unused code', 'npm run check')]),
        generatedJob('build', [
          SET_UP,
          WRITE_SETTINGS,
          run('Build', 'npm run deploy -- --dry-run --outdir .build/worker'),
          run('Walk what was built', 'npm run test:live -- --built'),
          upload('build', BUILT),
        ]),
        shardedJob('unit-tests', [
          run('Unit and Worker tests', `npm run test:unit -- ${shardOption()}`),
        ]),
        shardedJob('browser-tests', [
          INSTALL_BROWSER,
          run('Browser tests', `npm run test:e2e -- ${shardOption()}`),
          upload(`browser-tests-\${{ matrix.shard }}`, ['test-results'], 'if: failure()'),
        ]),
        shardedJob(
          'other-engines',
          [
            run('Install the browser', `npx playwright install --with-deps \${{ matrix.engine }}`),
            [
              run('Browser tests', `npm run test:e2e -- ${shardOption()}`),
              '  env:',
              `    ONEGO_TEST_ENGINE: \${{ matrix.engine }}`,
            ],
            upload(`\${{ matrix.engine }}-\${{ matrix.shard }}`, ['test-results'], 'if: failure()'),
          ],
          'engine: [firefox, webkit]',
        ),
        job(
          'budgets',
          [
            SET_UP,
            FETCH_BUILD,
            INSTALL_BROWSER,
            [
              run(
                'Compare sizes and Lighthouse with their budgets',
                'npm run bench -- sizes lighthouse | tee budgets.txt',
              ),
              '  shell: bash',
            ],
            upload('budgets', ['budgets.txt', 'docs/performance.md'], `if: \${{ !cancelled() }}`),
          ],
          'needs: build',
        ),
        generatedJob('security-scan'),
        deployJob(),
      )}
  `;
}

/** A pull request gets a site of its own. */
function writePreview(): string[] {
  const name = `onego-pr-\${{ github.event.number }}`;
  const rename = `sed -i 's/"onego-devops"/"${name}"/' wrangler.toml`;
  const account = lines`
    CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
    CLOUDFLARE_ACCOUNT_ID: \${{ vars.CLOUDFLARE_ACCOUNT_ID }}
  `;
  return lines`
    # Written by npm run workflows. A pull request gets a site and a database of its own, which go
    # when it is closed.
    #
    # The environment preview holds the secrets CLOUDFLARE_API_TOKEN and KEY_WRAPPING_SECRET, and the
    # variables CLOUDFLARE_ACCOUNT_ID and PREVIEW_SUBDOMAIN. Worker and database are named after the pull
    # request. Take an account of its own for it, so that a preview cannot reach production.

    name: Preview

    on:
      pull_request:
        types: [opened, synchronize, reopened, closed]

    permissions:
      contents: read

    concurrency:
      group: preview-\${{ github.event.number }}

    jobs:
      deploy:
        # A fork has no secrets.
        if: github.event.action != 'closed' && github.event.pull_request.head.repo.full_name == github.repository
        runs-on: ubuntu-24.04
        timeout-minutes: 20
        environment:
          name: preview
          url: https://${name}.\${{ vars.PREVIEW_SUBDOMAIN }}.workers.dev
        steps:
          ${SET_UP}
          - name: Deploy the preview
            env:
              ${account}
              KEY_WRAPPING_SECRET: \${{ secrets.KEY_WRAPPING_SECRET }}
              ONEGO_ORIGIN: https://${name}.\${{ vars.PREVIEW_SUBDOMAIN }}.workers.dev
            run: |
              ${rename}
              npm run deploy -- --yes
              npm run test:live

      remove:
        if: github.event.action == 'closed' && github.event.pull_request.head.repo.full_name == github.repository
        runs-on: ubuntu-24.04
        timeout-minutes: 10
        environment: preview
        steps:
          ${SET_UP}
          - name: Remove the preview
            env:
              ${account}
            run: |
              ${rename}
              npx wrangler delete --force || true
              npx wrangler d1 delete ${name} --skip-confirmation || true
              # The job fails if one is left, and removes the rest when it is run again.
              if npx wrangler secret list; then exit 1; fi
              databases=$(npx wrangler d1 list --json)
              if grep -q '"${name}"' <<< "$databases"; then exit 1; fi
  `;
}

/** What takes long: every night, and for changes of what it covers. */
function writeNightly(): string[] {
  return lines`
    # Written by npm run workflows. What takes too long for each change. The planted faults run at night
    # only.

    name: Nightly

    on:
      schedule:
        - cron: '17 2 * * *'
      pull_request:
        paths:
          - scripts/**
          - tests/deep/**
          - web/features/mongodb/**
          - web/features/onboarding/**
          - web/features/pipelines/**
          - wrangler.toml
      workflow_dispatch:

    permissions:
      contents: read

    jobs:
      ${paragraphs(
        job('deep', [SET_UP, INSTALL_BROWSER, run('Deep tests', 'npm run test:deep')], [], 120),
        job(
          'mutants',
          [SET_UP, run('Plant faults that the tests must notice', 'npm run mutants')],
          "if: github.event_name != 'pull_request'",
          300,
        ),
      )}
  `;
}

/** What changes around the project without a commit. */
function writeWeekly(): string[] {
  return lines`
    # Written by npm run workflows. Finds what breaks without a change: recipes whose steps no longer
    # hold, and pinned versions that are behind.

    name: Weekly

    on:
      schedule:
        - cron: '17 3 * * 1'
      workflow_dispatch:

    permissions:
      contents: read

    jobs:
      ${paragraphs(
        job('recipes', [SET_UP, run('Follow the recipes', 'npm run recipes')]),
        job('pins', [
          SET_UP,
          run('Look up the pinned versions', 'npm run pins'),
          upload('pins', ['.build/pins.json']),
        ]),
      )}
  `;
}

/** Files that tests, budgets and deployments take over from the build. */
const BUILT = ['dist', '.build', 'worker/site.gen.ts'];

const WRITE_SETTINGS = lines`
  - name: Write the settings
    run: echo "$ONEGO_SETTINGS" > .env
    env:
      ONEGO_SETTINGS: \${{ vars.ONEGO_SETTINGS }}
`;

/** The lock file leaves optional packages of other platforms out, which npm ci refuses. */
const SET_UP = lines`
  - uses: ${pinnedAction('actions/checkout')}
    with:
      persist-credentials: false
  - uses: ${pinnedAction('actions/setup-node')}
    with:
      node-version-file: .nvmrc
      cache: npm
  - name: Install
    run: npm install --no-save
`;

const INSTALL_BROWSER = run('Install the browser', 'npx playwright install --with-deps chromium');

const FETCH_BUILD = lines`
  - uses: ${pinnedAction('actions/download-artifact')}
    with:
      name: build
`;

function generatedHead(): string {
  const start = generated.indexOf('name: CI');
  return generated.slice(start, generated.indexOf('\njobs:')).trimEnd();
}

/** A job of the generator; steps replace its own. */
function generatedJob(id: string, steps?: Part): string[] {
  const [, body = ''] = generated.split(`\n  ${id}:\n`);
  const [own = ''] = body.split(/\n\n {2}(?=\S)/);
  const text = steps ? own.slice(0, own.indexOf('    steps:')) : own;
  const head = text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^ {4}/, ''));
  return under(`${id}:`, [head, under('steps:', steps)]);
}

function job(id: string, steps: Part, settings: Part = [], minutes = 30): string[] {
  return lines`
    ${id}:
      ${settings}
      runs-on: ubuntu-24.04
      timeout-minutes: ${minutes}
      steps:
        ${steps}
  `;
}

function shardedJob(id: string, steps: readonly Part[], matrix: Part = []): string[] {
  const settings = lines`
    needs: build
    strategy:
      fail-fast: false
      matrix:
        ${matrix}
        shard: [${Array.from({ length: SHARDS }, (_, index) => index + 1).join(', ')}]
  `;
  return job(id, [SET_UP, FETCH_BUILD, ...steps], settings);
}

function shardOption(): string {
  return `--shard=\${{ matrix.shard }}/${SHARDS}`;
}

function deployJob(): string[] {
  const needs = [
    ...['lint', 'build', 'unit-tests', 'browser-tests', 'other-engines', 'budgets'],
    'security-scan',
  ];
  return generatedJob('deploy-production', [
    SET_UP,
    FETCH_BUILD,
    WRITE_SETTINGS,
    lines`
      - name: Deploy to production
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ vars.CLOUDFLARE_ACCOUNT_ID }}
          KEY_WRAPPING_SECRET: \${{ secrets.KEY_WRAPPING_SECRET }}
        run: |
          npm run deploy -- --built
          npm run test:live
    `,
  ]).map((line) => line.replace(/needs: \[.*\]/, `needs: [${needs.join(', ')}]`));
}

function run(name: string, command: string): string[] {
  return lines`
    - name: ${name}
      run: ${command}
  `;
}

function upload(name: string, paths: readonly string[], condition: Part = []): string[] {
  return lines`
    - uses: ${pinnedAction('actions/upload-artifact')}
      ${condition}
      with:
        name: ${name}
        path: |
          ${paths}
        include-hidden-files: true
        retention-days: 14
  `;
}
