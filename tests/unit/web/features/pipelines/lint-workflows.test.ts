import { expect, test } from 'vitest';
import { casesOf } from './support/cases.ts';
import { lintWorkflow } from './support/lint-workflow.ts';

test('actionlint finds nothing in any workflow', () => {
  const found: string[] = [];
  for (const { name, file } of casesOf('github-actions')) {
    const faults = lintWorkflow(file.text, file.path);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  expect(found.slice(0, 20)).toEqual([]);
});

test('actionlint finds a job that is needed and missing', () => {
  const workflow = casesOf('github-actions').find(({ file }) => file.text.includes('needs: build'));
  const broken = workflow?.file.text.replace('needs: build', 'needs: compile') ?? '';
  expect(lintWorkflow(broken, 'ci.yml').join()).toContain('compile');
});
