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
    database.exec(render(sql('INSERT INTO users VALUES (?)', text)));
    expect(database.prepare('SELECT name FROM users').get()).toEqual({ name: text });
    expect(
      database.prepare(render(sql('SELECT count(*) AS n FROM users WHERE name = ?', text))).get(),
    ).toEqual({ n: 1 });
  });

  test('may be a whole number or nothing', () => {
    expect(render(sql('? ? ? ?', 1, -5, null, Date.UTC(2026, 0)))).toBe('1 -5 NULL 1767225600000');
  });

  test('stands at each place of its number, and in no text', () => {
    const statement = sql("?1 ?2 ?1 '?' 'it''s ?1' ?", 'a', '?2 $&', 3);
    expect(render(statement)).toBe("'a' '?2 $&' 'a' '?' 'it''s ?1' 3");
    const database = new DatabaseSync(':memory:');
    const text = "SELECT ?2 AS b, ? AS c, ?1 AS a, '?' AS mark";
    expect(database.prepare(render(sql(text, 1, 2, 3))).get()).toEqual(
      database.prepare(text).get(1, 2, 3),
    );
  });

  test('may not be missing', () => {
    expect(() => render(sql('? ?', 1))).toThrow(RangeError);
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
