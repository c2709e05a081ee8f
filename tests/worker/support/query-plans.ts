/**
 * Checks the query plan of every statement that the Worker runs in a test file: none may read a
 * whole table, because tables grow with the number of users.
 */
import { env } from 'cloudflare:workers';
import { afterAll, expect } from 'vitest';
import { MIGRATIONS } from '../../../worker/db/migrate.ts';
import { OF_A_TEST } from './accounts.ts';

/** Tables that hold a handful of rows, whatever the number of users. */
const SMALL = /^SCAN (?:signing_keys|schema_version|site_state|users USING .*users_demo)\b/;
/** Values and subqueries. */
const NO_TABLE = /^SCAN (?:CONSTANT ROW|json_each|new_row|\(|SUBQUERY)/;

const seen = new Set<string>();
const prototype = Object.getPrototypeOf(env.DB);
const { prepare } = prototype;
prototype.prepare = function record(this: D1Database, text: string) {
  // A stack takes longer than the query.
  if (!seen.has(text) && /\/worker\/db\/connect/.test(new Error().stack ?? '')) seen.add(text);
  return prepare.call(this, text);
};

afterAll(async () => {
  prototype.prepare = prepare;
  const scans: string[] = [];
  for (const text of seen) {
    if (!isOfARequest(text)) continue;
    for (const step of await planOf(text)) {
      const isScan = step.startsWith('SCAN ') && !SMALL.test(step) && !NO_TABLE.test(step);
      if (isScan) scans.push(`${step}: ${text.replaceAll(/\s+/g, ' ')}`);
    }
  }
  expect(scans).toEqual([]);
});

/** Migrations run once, and statements of a test never outside of it. */
function isOfARequest(text: string): boolean {
  return (
    /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(text) &&
    !text.endsWith(OF_A_TEST) &&
    !MIGRATIONS.some((migration) => migration.text.includes(text))
  );
}

async function planOf(text: string): Promise<string[]> {
  const values = Array(countPlaces(text)).fill(null);
  const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...values);
  return (await explain.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

/** The number of values that a statement takes. */
function countPlaces(text: string): number {
  return text.replaceAll(/'[^']*'/g, '').split('?').length - 1;
}
