import { expect, test } from 'vitest';
import {
  readActionsLock,
  withoutLocked,
} from '../../../../../web/features/file-check/actions-lock.ts';
import { placesOf } from '../../../../../web/features/file-check/house-rules.ts';
import { checkText } from './check.ts';

const workflow =
  'on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@v7\n      - uses: "b/c@v1" # d\n';
const lock =
  "version: 'v0.0.2'\nworkflows:\n  '.github/workflows/ci.yml':\n    - 'actions/checkout@v7'\n";

const unpinnedIn = async (name: string, lockText: string) => {
  const findings = await checkText('github-workflow', workflow, name);
  const left = withoutLocked(findings, { name, text: workflow }, await readActionsLock(lockText));
  return placesOf(left).flatMap(({ rule, line }) => (rule === 'unpinned-action' ? line : []));
};

test('an action that the lock holds for a workflow is not called unpinned there', async () => {
  expect(await unpinnedIn('ci.yml', '')).toEqual([8, 9]);
  expect(await unpinnedIn('.github/workflows/ci.yml', lock)).toEqual([9]);
  expect(await unpinnedIn('release.yml', lock)).toEqual([8, 9]);
  expect(await unpinnedIn('ci.yml', '- not a lock\n')).toEqual([8, 9]);
});
