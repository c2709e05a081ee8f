/** docs/operations.md documents every command and every log event. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../scripts/operate/operate.ts';
import { ACCOUNT_EVENTS, OPERATOR_EVENTS } from '../../../worker/contract/accounts.ts';

const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

test('every command is explained', () => {
  const isExplained = (name: string) =>
    page.includes(`npm run operate -- ${name}`) || page.includes(`\`${name}\``);
  expect(COMMAND_NAMES.filter((name) => !isExplained(name))).toEqual([]);
});

test('every event of the log is explained', async () => {
  const source = await readFile(new URL('../../../worker/log.ts', import.meta.url), 'utf8');
  const own = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, event]) => event);
  expect(own).toContain('login_failed');
  const unlogged: readonly string[] = OPERATOR_EVENTS;
  const kept = ACCOUNT_EVENTS.filter((event) => !unlogged.includes(event));
  expect(kept).toContain('login_succeeded');
  const events = [...own, ...kept];
  expect(events.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});
