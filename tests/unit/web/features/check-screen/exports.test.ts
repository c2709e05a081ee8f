import { describe, expect, test } from 'vitest';
import type { DoneFile } from '../../../../../web/features/check-screen/checked-file.ts';
import {
  toFindingsJson,
  toMarkdown,
  toSarif,
} from '../../../../../web/features/check-screen/exports.ts';
import { publishedSchema } from '../../../support/published-schema.ts';

const files: readonly DoneFile[] = [
  {
    name: 'deploy/my compose.yaml',
    check: {
      state: 'checked',
      kind: 'compose',
      text: 'version: "3"\n',
      rows: [],
      findings: [
        {
          severity: 'hint',
          rule: 'retired-version',
          message: 'Remove *this* [line].',
          line: 1,
          column: 10,
          fix: { offset: 0, end: 13, text: '' },
        },
        { severity: 'error', rule: 'too-slow', message: 'Stopped.', line: 1, column: 1 },
      ],
    },
  },
  {
    name: 'clean.tf',
    check: { state: 'checked', kind: 'terraform', text: '', findings: [], rows: [] },
  },
];

describe('SARIF', () => {
  test('fits its published schema', () => {
    const validate = publishedSchema('sarif-2.1.0.json');
    validate(JSON.parse(toSarif(files)));
    expect(validate.errors).toBeNull();
  });

  test('names place, level and the page of the rule', () => {
    const [run] = JSON.parse(toSarif(files)).runs;
    expect(run.results).toMatchObject([
      {
        ruleId: 'retired-version',
        level: 'warning',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'deploy/my%20compose.yaml' },
              region: { startLine: 1, startColumn: 10 },
            },
          },
        ],
      },
      { ruleId: 'too-slow', level: 'error' },
    ]);
    expect(run.tool.driver.rules[0].helpUri).toMatch(/\/check\/rules\/retired-version$/);
    expect(run.tool.driver.rules[1]).toEqual({ id: 'too-slow' });
  });
});

test('Markdown names each file, and escapes what a message quotes', () => {
  const text = toMarkdown(files);
  expect(text).toContain('## deploy/my compose.yaml');
  expect(text).toContain('- line 1, hint: Remove \\*this\\* \\[line\\].');
  expect(text).toContain('## clean.tf\n\nWe found none of the mistakes that we look for.');
});

test('Markdown does not call a file clean whose kind is not known', () => {
  const check = {
    state: 'checked',
    kind: 'text',
    text: 'Dear all,',
    findings: [],
    rows: [],
  } as const;
  expect(toMarkdown([{ name: 'letter.txt', check }])).toContain(
    'letter.txt\n\nWe do not know this kind of file. It was only searched for secrets.\n',
  );
});

test('JSON holds the findings without the text of the files', () => {
  const [first] = JSON.parse(toFindingsJson(files));
  expect(first).toMatchObject({ name: 'deploy/my compose.yaml', kind: 'compose' });
  expect(Object.keys(first)).not.toContain('text');
  expect(Object.keys(first.findings[0])).not.toContain('fix');
});
