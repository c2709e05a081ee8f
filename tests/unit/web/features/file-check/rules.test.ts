import { describe, expect, test } from 'vitest';
import { type ConfigKind, checkText } from '../../../../../web/features/file-check/check-file.ts';
import { allRuleNames } from '../../../../../web/features/file-check/check-text.ts';
import { mistakes } from './mistakes.ts';

const rulesAt = (kind: ConfigKind, text: string) =>
  checkText(kind, text).map(({ rule, line }) => `${rule} ${line}`);

describe.each(mistakes)('$kind: $rule', ({ kind, rule, wrong, right }) => {
  test.each(wrong)('is found on its line in %j', (text) => {
    const marked = text.split('\n').findIndex((line) => line.includes('◀')) + 1;
    expect(marked, 'an example marks its line').toBeGreaterThan(0);
    expect(rulesAt(kind, text.replaceAll('◀', ''))).toContain(`${rule} ${marked}`);
  });

  test.each(right)('is not seen in %j', (text) => {
    const found = checkText(kind, text).map((finding) => finding.rule);
    expect(found).not.toContain(rule);
    expect(found.filter((name) => /syntax|unbalanced|unknown-instruction/.test(name))).toEqual([]);
  });
});

test('every rule has examples of the mistake and of its absence', () => {
  const shown = mistakes.map(({ kind, rule }) => `${kind}: ${rule}`);
  const missing = allRuleNames().filter((name) => !shown.includes(name));
  expect(missing).toEqual([]);
  for (const { wrong, right } of mistakes) {
    expect(wrong.length).toBeGreaterThan(0);
    expect(right.length).toBeGreaterThan(0);
  }
});
