import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { comment, renderText, when } from '../../../../web/lib/text-block.ts';
import { quoted, yamlCommandItem, yamlScript } from '../../../../web/lib/yaml-text.ts';

test('a nested block stands one level deeper, and empty lines have no spaces', () => {
  expect(renderText(['a', ['b', '', ['c\nd']], 'e'], 2)).toBe('a\n  b\n\n    c\n    d\ne\n');
  expect(renderText(['a', ['b']], 4)).toBe('a\n    b\n');
});

test('a block that does not apply leaves no line', () => {
  expect(renderText(['a', ...when(false, ['b']), ...when(true, ['c'])])).toBe('a\nc\n');
});

test('a comment is wrapped at words, and a long word stays whole', () => {
  expect(comment('one two three', '//', 10)).toEqual(['// one two', '// three']);
  expect(comment('incomprehensible', '#', 5)).toEqual(['# incomprehensible']);
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
  expect(parse(renderText(yamlScript('run', [command]))).run.trim()).toBe(command);
  expect(parse(renderText(yamlCommandItem(command)))[0].trim()).toBe(command);
});

test.each(['on', '1.10', "it's", '', '{a}', ' x '])('the value %j stays text', (value) => {
  expect(parse(`key: ${quoted(value)}`).key).toBe(value);
});
