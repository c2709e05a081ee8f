import { expect, test } from 'vitest';
import { groupFindings } from '../../../../../web/features/check-screen/group-findings.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';

const finding = (rule: string, severity: Finding['severity'] = 'hint', line = 1): Finding => {
  return { rule, severity, message: rule, line, column: 1 };
};

test('what a tool would refuse comes first, then what lets somebody in', () => {
  const groups = groupFindings([
    finding('too-slow'),
    finding('missing-timeout'),
    finding('retired-version'),
    finding('moving-image'),
    finding('open-admin-port'),
    finding('retired-runner', 'error'),
  ]);
  expect(groups.map(({ group, rules }) => [group, rules.map(({ id }) => id)])).toEqual([
    ['refused', ['retired-runner']],
    ['exposed', ['open-admin-port']],
    ['moving', ['moving-image']],
    ['retired', ['retired-version']],
    ['fragile', ['missing-timeout']],
    ['unread', ['too-slow']],
  ]);
});

test('a hint about what may be misspelt is no refusal', () => {
  expect(groupFindings([finding('unknown-key')])).toMatchObject([{ group: 'fragile' }]);
});

test('the places of a rule stand together', () => {
  const [group] = groupFindings([
    finding('unpinned-action', 'hint', 3),
    finding('moving-image', 'hint', 4),
    finding('unpinned-action', 'hint', 5),
  ]);
  expect(group?.rules.map(({ id, findings }) => [id, findings.map(({ line }) => line)])).toEqual([
    ['unpinned-action', [3, 5]],
    ['moving-image', [4]],
  ]);
});
