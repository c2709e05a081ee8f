import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';
import { allRuleNames, checkText } from './check.ts';
import { mistakes } from './mistakes.ts';
import { refused, risky } from './well-known-mistakes.ts';

const rulesAt = async (kind: ConfigKind, text: string) =>
  (await checkText(kind, text)).map(({ rule, line }) => `${rule} ${line}`);

const examples = [
  ...mistakes.map((each) => ({ ...each, severity: undefined })),
  ...refused.map((each) => ({ ...each, severity: 'error' as const })),
  ...risky.map((each) => ({ ...each, severity: 'hint' as const })),
];

const UNREADABLE = /syntax|unbalanced|unknown-instruction/;

describe.each(examples)('$kind: $rule', ({ kind, rule, severity, wrong, right }) => {
  test.each(wrong)('is found on its line in %j', async (text) => {
    const line = text.split('\n').findIndex((each) => each.includes('◀')) + 1;
    const found = await checkText(kind, text.replace('◀', ''));
    const expected = { rule, line, ...(severity && { severity }) };
    expect(found).toContainEqual(expect.objectContaining(expected));
  });

  test.each(right)('is not seen in %j', async (text) => {
    const found = await checkText(kind, text);
    const isAmiss = (each: Finding) =>
      severity ? each.severity === 'error' : UNREADABLE.test(each.rule);
    expect(found.filter((each) => each.rule === rule || isAmiss(each))).toEqual([]);
  });
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
  const shown = examples.map(({ kind, rule }) => `${kind}: ${rule}`);
  const missing = (await allRuleNames()).filter((name) => !shown.includes(name));
  // Steps of an action follow the same rules as steps of a workflow, and overrides those of Terraform.
  expect(missing.filter((name) => !/^(?:github-action|terraform-override): /.test(name))).toEqual([
    // Travis has no required key.
    'travis: missing-key',
  ]);
  for (const { wrong, right } of examples) {
    expect(wrong.length).toBeGreaterThan(0);
    expect(right.length).toBeGreaterThan(0);
  }
});

/** Names from the file, and the words of other tools. */
const QUOTED = /“[^”]*”|^(?:GitHub|Docker|Jenkins) says: .*/gs;

test('code in a message is marked as such, and has straight quotes', async () => {
  const files = examples.flatMap(({ kind, wrong }) => wrong.map((text) => ({ kind, text })));
  for (const { kind, text } of files) {
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
