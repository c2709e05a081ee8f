import { expect, test } from 'vitest';
import { table } from '../../../../scripts/operate/table.ts';

test('columns line up below their names', () => {
  expect(
    table(
      ['ADDRESS', 'NAME'],
      [
        ['kim@example.com', 'Kim'],
        ['a@b.example', ''],
      ],
    ),
  ).toBe('ADDRESS          NAME\nkim@example.com  Kim\na@b.example');
});

test('a name cannot write to the terminal', () => {
  expect(table(['NAME'], [['\u001b[2J\u0007\u202ea']])).not.toMatch(/(?!\n)\p{C}/u);
});
