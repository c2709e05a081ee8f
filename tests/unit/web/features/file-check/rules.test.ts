import { expect, test } from 'vitest';
import { loadRuleDetails } from '../../../../../web/content/check/rule-details.ts';
import { checkRules } from '../../../../../web/content/check/rules.ts';
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';
import { foldHouseRules } from '../../../../../web/features/file-check/house-rules.ts';
import { rulesByKind } from '../../../../../web/features/file-check/rules-by-kind.ts';
import { checkText } from './check.ts';
import { mistakes } from './mistakes.ts';
import { refused, risky } from './well-known-mistakes.ts';

const examples = [
  ...mistakes.map((each) => ({ ...each, severity: undefined })),
  ...refused.map((each) => ({ ...each, severity: 'error' as const })),
  ...risky.map((each) => ({ ...each, severity: 'hint' as const })),
];

const UNREADABLE = /syntax|unbalanced|unknown-instruction/;

test('a mistake is found on its line, with its severity', async () => {
  const missed: string[] = [];
  for (const { kind, rule, severity, wrong } of examples) {
    for (const text of wrong) {
      const line = text.split('\n').findIndex((each) => each.includes('◀')) + 1;
      const found = await checkText(kind, text.replace('◀', ''));
      const isFound = found.some(
        (each) =>
          each.rule === rule && each.line === line && each.severity === (severity ?? each.severity),
      );
      if (!isFound) missed.push(`${kind}: ${rule}\n${text}`);
    }
  }
  expect(missed).toEqual([]);
});

test('a file without the mistake is not accused of it', async () => {
  const accused: string[] = [];
  for (const { kind, rule, severity, right } of examples) {
    const isAmiss = (each: Finding) =>
      each.rule === rule || (severity ? each.severity === 'error' : UNREADABLE.test(each.rule));
    for (const text of right) {
      const found = (await checkText(kind, text)).filter(isAmiss);
      if (found.length > 0) accused.push(`${kind}: ${found.map((each) => each.rule)}\n${text}`);
    }
  }
  expect(accused).toEqual([]);
});

test('findings are in the order of the file', async () => {
  const text =
    'services:\n  a:\n    image: a\n    privileged: true\n    volumes: ["data:/b"]\nversion: "3"\n';
  const lines = (await checkText('compose', text)).map(({ line }) => line);
  expect(lines).toEqual([3, 4, 5, 6]);
});

test('house rules are one line a file, with a count of each, and others are cut', () => {
  const find = (rule: string, line: number): Finding => {
    return { severity: 'hint', rule, message: rule, line, column: 1 };
  };
  const steps = [2, 3].map((line) => find('unpinned-action', line));
  const images = Array.from({ length: 22 }, (_, line) => find('moving-image', line + 4));
  const all = [find('retired-version', 1), ...steps, find('missing-timeout', 3), ...images];
  const [version, house, ...rest] = foldHouseRules(all);
  expect(version).toBe(all[0]);
  expect(house).toMatchObject({
    line: 2,
    message: 'House rules: actions without a commit digest (2), jobs without a timeout (1).',
    places: all.slice(1, 4),
  });
  expect(rest).toEqual(images.slice(0, 20));
  expect(foldHouseRules([find('missing-timeout', 1)])).toEqual([find('missing-timeout', 1)]);
});

test('every rule has an example here or on its page', async () => {
  const shown = new Set(examples.map(({ kind, rule }) => `${kind}: ${rule}`));
  for (const rule of Object.keys(checkRules)) {
    const { example } = (await loadRuleDetails(rule)) ?? {};
    if (example) shown.add(`${detectKind(example.file, example.wrong)}: ${rule}`);
  }
  const names = Array.from(await rulesByKind(), ([kind, rules]) =>
    Array.from(rules, (rule) => `${kind}: ${rule}`),
  ).flat();
  // Actions and workflows share their rules, as do Terraform and its overrides; parsers, their syntax.
  // All YAML shares its search for secrets and downloads.
  const isShownElsewhere = (name: string) =>
    /^(?:github-action|terraform-override): |^travis: missing-key$|: (?:input-in-script|(?:yaml|json)-syntax|duplicate-key|plain-text-secret|download-into-shell)$/.test(
      name,
    );
  const missing = names.filter((name) => !shown.has(name));
  expect(missing.filter((name) => !isShownElsewhere(name))).toEqual([]);
});

/** Names from the file, and the words of other tools. */
const QUOTED = /“[^”]*”|^(?:GitHub|Docker|Jenkins) says: .*/gs;

test('code in a message is in backticks and has straight quotes', async () => {
  const offenders: string[] = [];
  for (const { kind, wrong } of examples) {
    for (const text of wrong) {
      for (const { message, fix } of await checkText(kind, text.replaceAll('◀', ''))) {
        const prose = message.replaceAll(QUOTED, '').replaceAll(/`[^`]+`/g, '');
        const isWrong =
          /[‘‚„]|`[^`]*[’“”][^`]*`/.test(`${message}${fix?.text ?? ''}`) ||
          /[`{}[\]|&<>=~]|\w\(| --?[a-z]|: (?:true|false|read)\b/.test(prose) ||
          (message.startsWith('Docker says') && !/[^.]\.$/.test(message));
        if (isWrong) offenders.push(message);
      }
    }
  }
  expect(offenders).toEqual([]);
});
