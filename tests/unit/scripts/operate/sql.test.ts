import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { literal, render } from '../../../../scripts/operate/sql.ts';
import { sql } from '../../../../worker/db/database.ts';

const HOSTILE = [
  "'",
  "''",
  "Robert'); DROP TABLE users;--",
  "x' OR '1'='1",
  'a; b',
  'a;\nb',
  '-- no comment',
  '/* neither */',
  'back\\slash',
  '\\',
  '"double"',
  '`tick`',
  '$1 ? :name @at #{x}',
  '%_',
  'line\nbreak\r\n',
  'नमस्ते 👩\u200d💻',
  '\u2019',
  "X'00'",
  '',
];

describe('a value written into SQL', () => {
  test.each(HOSTILE)('is read back as it was: %j', (text) => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE users (name TEXT) STRICT');
    database.exec(render(sql`INSERT INTO users VALUES (${text})`));
    expect(database.prepare('SELECT name FROM users').get()).toEqual({ name: text });
    expect(
      database.prepare(render(sql`SELECT count(*) AS n FROM users WHERE name = ${text}`)).get(),
    ).toEqual({ n: 1 });
  });

  test('may be a whole number or nothing', () => {
    expect(render(sql`${1} ${-5} ${null} ${Date.UTC(2026, 0)}`)).toBe('1 -5 NULL 1767225600000');
  });

  test('stands in its place, and a question mark stays one', () => {
    const part = sql`${'?2 $&'} AS b`;
    const statement = sql`SELECT ${'a'} AS a, ${part}, '?' AS mark, 'it''s ?1' AS text, ${3} AS c`;
    expect(render(statement)).toBe(
      "SELECT 'a' AS a, '?2 $&' AS b, '?' AS mark, 'it''s ?1' AS text, 3 AS c",
    );
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('may not be %d', (number) => {
    expect(() => literal(number)).toThrow(RangeError);
  });

  test.each(['a\0b', '\ud800', 'a\udfff'])(
    'may not be %j, which would be cut or changed',
    (text) => {
      expect(() => literal(text)).toThrow(RangeError);
    },
  );
});
