import { expect, test } from 'vitest';
import {
  languages,
  requiredFieldNames,
  requiredFields,
  tools,
  versions,
} from '../../../../../web/content/onboarding/onboarding.ts';
import { draftIdFor, readDraftSearch } from '../../../../../web/features/onboarding/draft-id.ts';
import {
  type DraftContent,
  EMPTY_CONTENT,
  findMissing,
  mergeContent,
} from '../../../../../web/features/onboarding/form-values.ts';

const typed = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const complete = {
  clientName: 'Northlane',
  projectName: 'checkout',
  tool: 'jenkins',
  toolVersion: '0.1',
  programmingLanguage: 'dotnet',
  languageVersion: '1.0',
};

test('the form offers the fields, tools, languages and versions of the specification', () => {
  expect(requiredFieldNames).toEqual(Object.keys(complete));
  expect(requiredFieldNames.map((name) => requiredFields[name].label).join()).toBe(
    'Client Name,Project Name,Tool,Tool Version,Programming Language,Language Version',
  );
  expect(Object.values(tools).join()).toBe(
    'Jenkins,Azure DevOps,GitHub Actions,Travis CI,CircleCI',
  );
  expect(Object.values(languages).join()).toBe('.NET,Java,Node.js,Python,Ruby,PHP');
  expect(versions.join()).toBe('0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1.0');
});

test('each required field that is empty or blank is asked for, and no other', () => {
  expect(findMissing(typed(complete))).toEqual({});
  expect(findMissing(typed({}))).toEqual({
    clientName: 'Enter the client name.',
    projectName: 'Enter the project name.',
    tool: 'Select a tool.',
    toolVersion: 'Select version.',
    programmingLanguage: 'Select a language.',
    languageVersion: 'Select version.',
  });
  for (const name of requiredFieldNames) {
    expect(Object.keys(findMissing(typed({ ...complete, [name]: ' \t' })))).toEqual([name]);
  }
});

test('an address opens the own draft of its screen, or another of the same screen', () => {
  expect(draftIdFor('devops-on-boarding', undefined)).toBe('devops-on-boarding');
  expect(draftIdFor('devops-on-boarding', 'devops-on-boarding~a1')).toBe('devops-on-boarding~a1');
  for (const asked of ['', '~a', 'ci-cd-on-boarding~a1', 'devops-on-boarding~A/..']) {
    expect(draftIdFor('devops-on-boarding', asked)).toBe('devops-on-boarding');
  }
  expect(readDraftSearch({ draft: 'x~1', other: 1 })).toEqual({ draft: 'x~1' });
  expect(readDraftSearch({ draft: 7 })).toEqual({ draft: undefined });
});

function content({
  values,
  ...rest
}: Partial<Omit<DraftContent, 'values'>> & { values?: Partial<DraftContent['values']> }) {
  return { ...EMPTY_CONTENT, ...rest, values: { ...EMPTY_CONTENT.values, ...values } };
}

const file = { name: 'ci.yml', sizeBytes: 3 };

test.each([
  [
    'a field that both changed, where this tab is the later one',
    { values: { clientName: 'before' } },
    { values: { clientName: 'mine' } },
    { values: { clientName: 'theirs' } },
    { values: { clientName: 'mine' } },
  ],
  [
    'a field that was emptied here, and one that was emptied there',
    { values: { clientName: 'A', projectName: 'B' } },
    { values: { projectName: 'B' } },
    { values: { clientName: 'A' } },
    {},
  ],
  [
    'what a logout has erased: only what was typed since',
    { values: { clientName: 'A' }, done: ['owner'], file },
    { values: { clientName: 'A', projectName: 'B' }, done: ['owner'], file },
    {},
    { values: { projectName: 'B' } },
  ],
  [
    'ticks, one by one',
    { done: ['a', 'b'] },
    { done: ['b', 'c'] },
    { done: ['a', 'b', 'd'] },
    { done: ['b', 'c', 'd'] },
  ],
])('two tabs merge %s', (_, base, mine, stored, merged) => {
  expect(mergeContent(content(base), content(mine), content(stored))).toEqual(content(merged));
});
