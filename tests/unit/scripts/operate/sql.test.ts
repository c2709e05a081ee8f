import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { literal, render } from '../../../../scripts/operate/sql.ts';
import { sql } from '../../../../worker/db/database.ts';

test.each([
  "'",
  "Robert'); DROP TABLE users;--",
  'back\\slash\\',
  '$1 ? :name @at #{x} %_',
  'नमस्ते 👩\u200d💻 \u2019',
  '',
])('a value written into SQL is read back as it was: %j', (text) => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE users (name TEXT) STRICT');
  database.exec(render(sql`INSERT INTO users VALUES (${text})`));
  const count = sql`SELECT name, count(*) AS n FROM users WHERE name = ${text}`;
  expect(database.prepare(render(count)).get()).toEqual({ name: text, n: 1 });
});

test('a value stands in its place, and a question mark stays one', () => {
  const part = sql`${'?2 $&'} AS b`;
  expect(render(sql`SELECT ${'a'} AS a, ${part}, 'it''s ?1' AS c, ${-5} AS d, ${null} AS e`)).toBe(
    "SELECT 'a' AS a, '?2 $&' AS b, 'it''s ?1' AS c, -5 AS d, NULL AS e",
  );
});

test.each([1.5, Number.NaN, 2 ** 60, 'a\0b', '\ud800'])(
  '%j, which would be cut or changed, is refused',
  (value) => {
    expect(() => literal(value)).toThrow(RangeError);
  },
);
