import { expect, test } from 'vitest';
import { ciCdOnboarding } from '../../../../../web/content/onboarding/page-ci-cd.ts';
import { complianceOnboarding } from '../../../../../web/content/onboarding/page-compliance.ts';
import { infrastructureOnboarding } from '../../../../../web/content/onboarding/page-infrastructure.ts';
import { createResult, listPaths } from '../../../../../web/features/onboarding/create-result.ts';

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

const values = {
  clientName: 'Example',
  projectName: 'Check-out',
  tool: 'jenkins',
  toolVersion: '1.0',
  programmingLanguage: 'java',
  languageVersion: '1.0',
} as const;

test.each([
  [ciCdOnboarding, 'PIPELINE.md'],
  [complianceOnboarding, 'EVIDENCE.md'],
])('the page names the file with the steps, and it lists every file', (page, guide) => {
  const made = createResult(page, { values, done: [], file: undefined }, new Date(0));
  expect(made.guide).toBe(guide);
  const text = made.files.find(({ path }) => path === guide)?.text;
  for (const { path } of made.files) expect(text).toContain(`- \`${path}\``);
});

test.each([
  [ciCdOnboarding, '.github/workflows/ci.yml', true],
  [infrastructureOnboarding, '.github/workflows/infrastructure.yml', false],
  [complianceOnboarding, '.github/workflows/evidence.yml', false],
])('the brief names the pipeline and the commands of its kit', (page, path, hasCommands) => {
  const { files } = createResult(
    page,
    { values: { ...values, tool: 'github-actions' }, done: [], file: undefined },
    new Date(0),
  );
  const textOf = (name: string) => files.find((file) => file.path === name)?.text ?? '';
  expect(files[0]?.path).toBe(path);
  expect(textOf('brief.md')).toContain(`| Pipeline file | \`${path}\` |`);
  expect(textOf('brief.md').includes('First commands')).toBe(hasCommands);
  const { tool, language } = JSON.parse(textOf('brief.json')).startsFrom;
  expect(tool.file).toBe(path);
  expect('build' in language).toBe(hasCommands);
});

test('no file says that Travis CI, which cannot wait, applies the plan that somebody reviewed', () => {
  const { files, guide } = createResult(
    infrastructureOnboarding,
    { values: { ...values, tool: 'travis-ci' }, done: [], file: undefined },
    new Date(0),
  );
  for (const { path, text } of files)
    expect(text, path).not.toMatch(/reviewed plan|plan that (is|was) reviewed|not a new one/);
  expect(files.find(({ path }) => path === guide)?.text).toMatch(/set a tag .* a plan of its own/);
});
