import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fill } from '../../../../web/lib/text-block.ts';
import { quoted, yamlCommands, yamlScript } from '../../../../web/lib/yaml-text.ts';

test('a file has its places filled by name, and one that nobody fills is an error', () => {
  expect(fill('a: {{b}}\n  {{c}}\n{{d}}\n', { b: 1, c: ['x', 'y'], d: false })).toEqual([
    'a: 1',
    '  x',
    '  y',
    '',
  ]);
  expect(() => fill('{{b}}', {})).toThrow(RangeError);
  // Inserted values are not expanded again, and placeholders of other tools stay as they are.
  expect(fill('{{b}} {{ c }}', { b: '{{c}}' })).toEqual(['{{c}} {{ c }}']);
});

test.each([
  'npm ci',
  'echo "a: b"',
  'test -x a || { echo "b #c" >&2; false; }',
  "find . -name '*.rb'",
  '"quoted" first',
  '*anchor',
  '@at',
  'ends with:',
  'two\nlines',
  '- dash',
  '{a: b}',
])('the command %j comes back from YAML as it was', (command) => {
  expect(parse(yamlScript('run', [command]).join('\n')).run.trim()).toBe(command);
  expect(parse(yamlCommands([command]).join('\n'))[0].trim()).toBe(command);
});

test.each(['on', '1.10', "it's", '', '{a}', ' x '])('the value %j stays text', (value) => {
  expect(parse(`key: ${quoted(value)}`).key).toBe(value);
});
