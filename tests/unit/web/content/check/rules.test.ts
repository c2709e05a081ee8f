import { expect, test } from 'vitest';
import { checkExamples } from '../../../../../web/content/check/examples.ts';
import { loadRuleDetails } from '../../../../../web/content/check/rule-details.ts';
import { checkRules } from '../../../../../web/content/check/rules.ts';
import { unknownKinds } from '../../../../../web/content/check/unknown-kinds.ts';
import { configKindNames, detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { rulesByKind } from '../../../../../web/features/file-check/rules-by-kind.ts';
import { checkText } from '../../features/file-check/check.ts';

const ruleDetails = await Promise.all(
  Object.keys(checkRules).map(async (rule) => {
    const details = await loadRuleDetails(rule);
    if (!details) throw new Error(`${rule} has no details`);
    return [rule, details] as const;
  }),
);
const check = (file: string, text: string) => checkText(detectKind(file, text), text);

test('the examples of a rule show it', async () => {
  const wrongly: string[] = [];
  for (const [rule, { example }] of ruleDetails) {
    const { file, wrong, right } = example;
    const found = await check(file, wrong);
    const left = await check(file, right);
    const isLeft = left.some((each) => each.rule === rule || each.severity === 'error');
    if (isLeft || !found.some((each) => each.rule === rule)) wrongly.push(rule);
  }
  expect(wrongly).toEqual([]);
});

test('every rule has a page', async () => {
  const rules = [...(await rulesByKind()).values()].flatMap((names) => [...names]);
  expect(rules.filter((rule) => !(rule in checkRules))).toEqual([]);
});

test('a file of another tool is not taken for one of ours, and the report says so', () => {
  const others = [
    ['site.yml', '- hosts: web\n  tasks:\n    - name: a\n      service: { name: b }\n', 'yaml'],
    ['.github/dependabot.yml', 'version: 2\nupdates:\n  - package-ecosystem: npm\n', 'yaml'],
    ['renovate.json', '{ "extends": ["config:base"] }', 'json'],
    ['pasted', 'Dear all,\nthe release is on Monday.\n', 'text'],
  ] as const;
  for (const [name, text, kind] of others) {
    expect(detectKind(name, text)).toBe(kind);
    expect(unknownKinds[kind]).toMatch(/^We do not know/);
  }
});

test('only kinds without rules of their own are called unknown', async () => {
  const rules = await rulesByKind();
  const isKnown = (kind: string) =>
    [...(rules.get(kind) ?? [])].some((rule) => !/^(?:plain|download)-|-syntax$|^dup/.test(rule));
  expect(Object.keys(unknownKinds)).toEqual(
    Object.keys(configKindNames).filter((kind) => !isKnown(kind)),
  );
});

test('each example of the page shows several mistakes', async () => {
  for (const { file, text } of Object.values(checkExamples)) {
    const rules = new Set((await check(file, text)).map(({ rule }) => rule));
    expect(rules.size, file).toBeGreaterThan(4);
    expect([...rules].filter((rule) => rule.endsWith('-syntax'))).toEqual([]);
  }
});
