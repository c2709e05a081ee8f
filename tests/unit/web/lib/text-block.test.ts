import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { comment, fill, lines, paragraphs, under } from '../../../../web/lib/text-block.ts';
import { quoted, yamlCommands, yamlScript } from '../../../../web/lib/yaml-text.ts';

test('a template loses its margin, and keeps what is deeper than that', () => {
  expect(lines`
    a
      b

    c ${1} d
  `).toEqual(['a', '  b', '', 'c 1 d']);
});

test('a part alone on its line moves there with all its lines, and empty lines have no spaces', () => {
  expect(lines`
    a:
      ${['b', '', ['  c\nd']]}
  `).toEqual(['a:', '  b', '', '    c', '  d']);
});

test('a part that does not apply leaves no line', () => {
  expect(lines`
    a
    ${false}
      ${undefined}
    ${[[], false]}
    ${true && 'b'}
  `).toEqual(['a', 'b']);
});

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

test('a line stands over its content, and alone it does not stand', () => {
  expect(under('a:', ['b', ['', 'c']])).toEqual(['a:', '  b', '', '  c']);
  expect(under('a:', [[], false])).toEqual([]);
});

test('paragraphs have an empty line between them, and none for what is left out', () => {
  expect(paragraphs(false, ['a', 'b'], [], undefined, 'c')).toEqual(['a', 'b', '', 'c']);
});

test('a comment is wrapped at words, and a long word stays whole', () => {
  expect(comment('one two three', '//', 10)).toEqual(['// one two', '// three']);
  expect(comment('incomprehensible', '#', 5)).toEqual(['# incomprehensible']);
  expect(comment(undefined)).toEqual([]);
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
