import { expect, test } from 'vitest';
import { ciCdOnboarding } from '../../../../../web/content/onboarding/page-ci-cd.ts';
import { complianceOnboarding } from '../../../../../web/content/onboarding/page-compliance.ts';
import { infrastructureOnboarding } from '../../../../../web/content/onboarding/page-infrastructure.ts';
import { createResult, listPaths } from '../../../../../web/features/onboarding/create-result.ts';
import { textOf } from '../support/text-of.ts';

const ADDRESS = 'https://example.com/form';
const values = {
  clientName: 'Example',
  projectName: 'Check-out',
  tool: 'github-actions',
  toolVersion: '1.0',
  programmingLanguage: 'java',
  languageVersion: '1.0',
} as const;

test('a form makes the files of its preview, whose guide lists them and whose brief names the pipeline', () => {
  for (const [page, guide, pipeline, hasCommands] of [
    [ciCdOnboarding, 'PIPELINE.md', 'ci', true],
    [infrastructureOnboarding, 'INFRASTRUCTURE.md', 'infrastructure', false],
    [complianceOnboarding, 'EVIDENCE.md', 'evidence', false],
  ] as const) {
    const made = createResult(page, { values, done: [], file: undefined }, new Date(0), ADDRESS);
    expect(made.guide).toBe(guide);
    const paths = made.files.map(({ path }) => path);
    expect(listPaths(page.id, values.tool, values.programmingLanguage)).toEqual(paths);
    expect(page.files.split(' ')).toEqual(paths.map((path) => path.replace(/.*\//, '')));
    for (const path of paths) expect(textOf(made.files, guide)).toContain(`- \`${path}\``);

    const path = `.github/workflows/${pipeline}.yml`;
    expect(paths[0]).toBe(path);
    expect(made.files[0]?.text).toContain(`# ${ADDRESS}\n`);
    const brief = textOf(made.files, 'brief.md');
    expect(brief).toContain(`| Pipeline file | \`${path}\` |`);
    expect(brief.includes('First commands')).toBe(hasCommands);
    const { tool, language } = JSON.parse(textOf(made.files, 'brief.json')).startsFrom;
    expect(tool.file).toBe(path);
    expect('build' in language).toBe(hasCommands);
  }
});
