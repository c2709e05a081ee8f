import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { briefs } from '../../../../../web/content/onboarding/briefs.ts';
import { onboardingScreenIds } from '../../../../../web/content/onboarding/ids.ts';
import { tools } from '../../../../../web/content/onboarding/options.ts';
import { ciCdOnboarding } from '../../../../../web/content/onboarding/page-ci-cd.ts';
import { complianceOnboarding } from '../../../../../web/content/onboarding/page-compliance.ts';
import { devsecopsOnboarding } from '../../../../../web/content/onboarding/page-dev-sec-ops.ts';
import { devopsOnboarding } from '../../../../../web/content/onboarding/page-devops.ts';
import { infrastructureOnboarding } from '../../../../../web/content/onboarding/page-infrastructure.ts';
import { migrationOnboarding } from '../../../../../web/content/onboarding/page-migration.ts';
import {
  createBrief,
  type OnboardingAnswers,
} from '../../../../../web/features/onboarding/brief.ts';
import { briefSchema } from './brief-schema.ts';

const createdAt = new Date('2026-11-20T23:30:00Z');
const answers: OnboardingAnswers = {
  screen: 'ci-cd-on-boarding',
  clientName: 'Northlane',
  projectName: 'checkout',
  tool: 'github-actions',
  toolVersion: '0.4',
  programmingLanguage: 'nodejs',
  languageVersion: '1.0',
};
const withEverything: OnboardingAnswers = {
  ...answers,
  file: { name: 'ci.yml', sizeBytes: 1536, kindName: 'GitHub Actions workflow' },
  checklist: [
    { text: 'Tests that pass', done: true },
    { text: 'A registry', done: false },
  ],
};

const toolIds = ['jenkins', 'azure-devops', 'github-actions', 'travis-ci', 'circleci'] as const;
const languageIds = ['dotnet', 'java', 'nodejs', 'python', 'ruby', 'php'] as const;

const ajv = new Ajv({ strict: true, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(briefSchema);

const headingsOf = (markdown: string) =>
  new Marked()
    .lexer(markdown)
    .flatMap((token) => (token.type === 'heading' ? [`${token.depth} ${token.text}`] : []));

describe.each(onboardingScreenIds)('the brief of %s', (screen) => {
  const { markdown, json } = createBrief({ ...withEverything, screen }, createdAt);

  test('says in order where the project stands, what comes and who does it', () => {
    expect(markdown).toMatchObject({ path: 'brief.md', syntax: 'markdown' });
    expect(headingsOf(markdown.text)).toEqual([
      '1 Project brief: checkout',
      '2 What it starts from',
      '2 What moves first',
      '2 The target pipeline',
      '2 What you prepare',
      '2 Open questions for the first call',
      '2 Next steps',
      '2 How we measure success',
    ]);
    expect(markdown.text).toContain('for Northlane, 20 November 2026.');
    expect(markdown.text).toContain('- [x] Tests that pass\n- [ ] A registry');
    expect(markdown.text).toContain('ci.yml (GitHub Actions workflow, 1.5 KiB)');
    expect(markdown.text).not.toMatch(/undefined|null|\[object/);
    expect(markdown.text.endsWith('\n')).toBe(true);
  });

  test('is JSON of its schema, and says the same', () => {
    expect(json).toMatchObject({ path: 'brief.json', syntax: 'json' });
    const brief = JSON.parse(json.text);
    expect(validate(brief), ajv.errorsText(validate.errors)).toBe(true);
    expect(brief).toMatchObject({
      schemaVersion: 1,
      screen,
      createdAt: '2026-11-20T23:30:00.000Z',
    });
    const words = [...brief.firstMoves, ...brief.openQuestions, ...brief.bring, ...brief.measures];
    for (const sentence of words) expect(markdown.text).toContain(sentence);
  });

  test('has its own words, and a step for each side', () => {
    const { nextSteps, firstMoves, openQuestions } = JSON.parse(json.text);
    const sides = new Set(nextSteps.map(({ who }: { who: string }) => who));
    expect([...sides].sort()).toEqual(['Together', 'We', 'You']);
    for (const other of onboardingScreenIds.filter((id) => id !== screen)) {
      const theirs = JSON.parse(createBrief({ ...answers, screen: other }, createdAt).json.text);
      for (const words of [...firstMoves, ...openQuestions]) {
        expect([...theirs.firstMoves, ...theirs.openQuestions]).not.toContain(words);
      }
    }
  });
});

test('a brief without a file and a checklist is whole too', () => {
  const { markdown, json } = createBrief(answers, createdAt);
  expect(markdown.text).toContain('| Current configuration | None attached |');
  expect(markdown.text).not.toContain('- [ ]');
  expect(validate(JSON.parse(json.text)), ajv.errorsText(validate.errors)).toBe(true);
});

test('a brief lists what the check found, twenty at most', () => {
  const findings = Array.from({ length: 23 }, (_, index) => {
    const message = 'Give “test” a *timeout*.';
    return {
      line: index + 1,
      column: 1,
      severity: 'hint',
      rule: 'missing-timeout',
      message,
    } as const;
  });
  const file = { name: 'ci.yml', sizeBytes: 9, kindName: 'YAML', findings };
  const { markdown, json } = createBrief({ ...answers, file }, createdAt);
  expect(markdown.text).toContain('- line 20, hint: Give “test” a \\*timeout\\*.\n- and 3 more\n');
  const brief = JSON.parse(json.text);
  expect(validate(brief), ajv.errorsText(validate.errors)).toBe(true);
  expect(brief.startsFrom.file.findings).toHaveLength(23);
});

test.each(toolIds)('a brief for %s says where the pipeline lives', (tool) => {
  const { startsFrom } = JSON.parse(createBrief({ ...answers, tool }, createdAt).json.text);
  expect(startsFrom.tool).toMatchObject({ name: tools[tool], file: expect.stringMatching(/./) });
});

test.each(languageIds)('a brief for %s names its first commands', (programmingLanguage) => {
  const { markdown } = createBrief({ ...answers, programmingLanguage }, createdAt);
  expect(markdown.text).toMatch(/\| First commands \| `.+`, `.+`, `.+` \|/);
});

test('the same answers at the same moment make the same brief', () => {
  expect(createBrief(withEverything, createdAt)).toEqual(createBrief(withEverything, createdAt));
});

// The preview beside a form has the title before the briefs are loaded.
test.each([
  ciCdOnboarding,
  complianceOnboarding,
  devopsOnboarding,
  devsecopsOnboarding,
  infrastructureOnboarding,
  migrationOnboarding,
])('the brief of $id is named after its form', ({ id, heading }) => {
  expect(heading).toBe(briefs[id].title.replace('project brief', 'onboarding'));
});
