import { expect, test } from 'vitest';
import { listPaths } from '../../../../../web/features/onboarding/create-result.ts';

test('the paths are those of the kit, then the brief', () => {
  const paths = listPaths('ci-cd-on-boarding', 'jenkins', 'java');
  expect(paths[0]).toBe('Jenkinsfile');
  expect(paths.slice(-2)).toEqual(['brief.md', 'brief.json']);
  expect(new Set(paths).size).toBe(paths.length);
});

test('each form has files of its own', () => {
  const paths = listPaths('infrastructure-as-code-on-boarding', 'github-actions', 'python');
  expect(paths).toContain('scripts/check-plan.py');
});
