import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';
import { allRuleNames, checkText } from './check.ts';
import { mistakes } from './mistakes.ts';
import { type Case, refused, risky } from './well-known-mistakes.ts';

const rulesAt = async (kind: ConfigKind, text: string) =>
  (await checkText(kind, text)).map(({ rule, line }) => `${rule} ${line}`);

describe.each(mistakes)('$kind: $rule', ({ kind, rule, wrong, right }) => {
  test.each(wrong)('is found on its line in %j', async (text) => {
    const marked = text.split('\n').findIndex((line) => line.includes('◀')) + 1;
    expect(marked, 'an example marks its line').toBeGreaterThan(0);
    expect(await rulesAt(kind, text.replaceAll('◀', ''))).toContain(`${rule} ${marked}`);
  });

  test.each(right)('is not seen in %j', async (text) => {
    const found = (await checkText(kind, text)).map((finding) => finding.rule);
    expect(found).not.toContain(rule);
    expect(found.filter((name) => /syntax|unbalanced|unknown-instruction/.test(name))).toEqual([]);
  });
});

describe.each([
  ['error', refused],
  ['hint', risky],
] as const)('a well-known mistake is an %s', (severity, cases) => {
  test.each<Case>(cases)('of %s: %s in %j', async (kind, rule, wrong) => {
    const line = wrong.split('\n').findIndex((each) => each.includes('◀')) + 1;
    const found = await checkText(kind, wrong.replace('◀', ''));
    expect(found).toContainEqual(expect.objectContaining({ severity, rule, line }));
  });

  test.each<Case>(cases)(
    'of %s, not seen by %s without it: %j %j',
    async (kind, rule, _, right) => {
      const found = await checkText(kind, right);
      expect(found.filter((each) => each.rule === rule || each.severity === 'error')).toEqual([]);
    },
  );
});

test('a job that waits for a missing one is one finding, though GitHub’s parser says so, too', async () => {
  const text =
    'on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n    needs: [b]\n    steps:\n      - run: make\n';
  expect(await rulesAt('github-workflow', text)).toEqual(['unknown-need 7']);
});

test('what Docker says ends with one full stop', async () => {
  const text = 'FROM a:1\nUSER 1\nMAINTAINER b\nCMD ["c"]\nCMD ["d"]\n';
  for (const { message } of await checkText('dockerfile', text)) {
    expect(message).toMatch(/^Docker says: .*[^.]\.$/);
  }
});

test('every rule has examples of the mistake and of its absence', async () => {
  const shown = [
    ...mistakes.map(({ kind, rule }) => `${kind}: ${rule}`),
    ...[...refused, ...risky].map(([kind, rule]) => `${kind}: ${rule}`),
  ];
  const missing = (await allRuleNames()).filter((name) => !shown.includes(name));
  // Steps of an action follow the same rules as steps of a workflow, and overrides those of Terraform.
  expect(missing.filter((name) => !/^(?:github-action|terraform-override): /.test(name))).toEqual([
    // Travis has no required key.
    'travis: missing-key',
  ]);
  for (const { wrong, right } of mistakes) {
    expect(wrong.length).toBeGreaterThan(0);
    expect(right.length).toBeGreaterThan(0);
  }
});

/** Names from the file, and the words of other tools. */
const QUOTED = /“[^”]*”|^(?:GitHub|Docker|Jenkins) says: .*/gs;

test('code in a message is marked as such, and has straight quotes', async () => {
  const files = [
    ...mistakes.flatMap(({ kind, wrong }) => wrong.map((text) => [kind, text] as const)),
    ...[...refused, ...risky].map(([kind, , wrong]) => [kind, wrong] as const),
  ];
  for (const [kind, text] of files) {
    for (const { message, fix } of await checkText(kind, text.replaceAll('◀', ''))) {
      expect(`${message}${fix?.text ?? ''}`).not.toMatch(/[‘‚„]|`[^`]*[’“”][^`]*`/);
      const prose = message.replaceAll(QUOTED, '').replaceAll(/`[^`]+`/g, '');
      expect(prose).not.toMatch(/[`{}[\]|&<>=~]|\w\(| --?[a-z]|: (?:true|false|read)\b/);
    }
  }
});

test('no text of the check has a typographic quote that opens code', async () => {
  const folder = new URL('../../../../../web/features/file-check/', import.meta.url);
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'));
  for (const path of paths) {
    // A class of characters may name it.
    const text = (await readFile(new URL(path, folder), 'utf8')).replaceAll('[‘’“”„]', '');
    expect(text, path).not.toContain('‘');
  }
});
