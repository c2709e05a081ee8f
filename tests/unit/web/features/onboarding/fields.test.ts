import { describe, expect, test } from 'vitest';
import { languages, tools, versions } from '../../../../../web/content/onboarding/options.ts';
import {
  findMissing,
  requiredFieldNames,
  requiredFields,
} from '../../../../../web/features/onboarding/fields.ts';

function typed(values: Record<string, string>) {
  return (name: string) => values[name] ?? '';
}

const complete = {
  clientName: 'Northlane',
  projectName: 'checkout',
  tool: 'jenkins',
  toolVersion: '0.1',
  programmingLanguage: 'dotnet',
  languageVersion: '1.0',
};

describe('the onboarding form', () => {
  test('offers the tools, languages and versions of the specification', () => {
    expect(Object.values(tools)).toEqual([
      'Jenkins',
      'Azure DevOps',
      'GitHub Actions',
      'Travis CI',
      'CircleCI',
    ]);
    expect(Object.values(languages)).toEqual(['.NET', 'Java', 'Node.js', 'Python', 'Ruby', 'PHP']);
    expect(versions).toEqual([
      '0.1',
      '0.2',
      '0.3',
      '0.4',
      '0.5',
      '0.6',
      '0.7',
      '0.8',
      '0.9',
      '1.0',
    ]);
  });

  test('has six required fields, in the order of the screen', () => {
    expect(requiredFieldNames).toEqual(Object.keys(complete));
    expect(requiredFieldNames.map((name) => requiredFields[name].label)).toEqual([
      'Client Name',
      'Project Name',
      'Tool',
      'Tool Version',
      'Programming Language',
      'Language Version',
    ]);
  });

  test('misses nothing when all of them are filled in, with or without a file', () => {
    expect(findMissing(typed(complete))).toEqual({});
    expect(findMissing(typed({ ...complete, file: 'pipeline.yml' }))).toEqual({});
  });

  test('misses every field of an empty form', () => {
    expect(findMissing(typed({}))).toEqual({
      clientName: 'Enter the client name.',
      projectName: 'Enter the project name.',
      tool: 'Select a tool.',
      toolVersion: 'Select version.',
      programmingLanguage: 'Select a language.',
      languageVersion: 'Select version.',
    });
  });

  test.each(requiredFieldNames)('misses %s when it is only spaces, and nothing else', (name) => {
    expect(Object.keys(findMissing(typed({ ...complete, [name]: ' \t' })))).toEqual([name]);
  });
});
