import { expect, test } from 'vitest';
import { toRows } from '../../../../../web/features/check-screen/finding-rows.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';

const finding = (rule: string, severity: Finding['severity'] = 'hint', line = 1): Finding => {
  return { rule, severity, message: rule, line, column: 1 };
};

test('what a tool would refuse comes first, then what lets somebody in, and house rules last', () => {
  const rows = toRows([
    finding('too-slow'),
    finding('missing-timeout'),
    finding('retired-version'),
    finding('moving-image'),
    finding('unknown-key'),
    finding('open-admin-port'),
    finding('retired-runner', 'error'),
  ]);
  expect(rows.map(({ group, rule }) => [group, rule])).toEqual([
    ['refused', 'retired-runner'],
    ['exposed', 'open-admin-port'],
    ['moving', 'moving-image'],
    ['retired', 'retired-version'],
    // A hint about what may be misspelt is no refusal.
    ['fragile', 'unknown-key'],
    ['unread', 'too-slow'],
    ['fragile', 'missing-timeout'],
  ]);
});

test('the places of a rule stand together', () => {
  const rows = toRows([
    finding('unpinned-action', 'hint', 3),
    finding('moving-image', 'hint', 4),
    finding('unpinned-action', 'hint', 5),
  ]);
  expect(rows.map(({ rule, findings }) => [rule, findings.map(({ line }) => line)])).toEqual([
    ['moving-image', [4]],
    ['unpinned-action', [3, 5]],
  ]);
});
