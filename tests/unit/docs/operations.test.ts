/** docs/operations.md documents every command and every log event. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openD1 } from '../../../scripts/operate/d1.ts';
import { operate } from '../../../scripts/operate/operate.ts';
import { ACCOUNT_EVENTS, OPERATOR_EVENTS } from '../../../worker/contract/accounts.ts';

const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

test('every command is explained', async () => {
  const printed: string[] = [];
  const terminal = {
    print: (text: string) => printed.push(text),
    say: () => undefined,
    confirm: async () => false,
  };
  await operate(['--help'], { env: {}, openD1, terminal });
  const commands = [...printed.join().matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) +[A-Z]/gm)];
  expect(commands.length).toBeGreaterThanOrEqual(10);
  for (const [, command = ''] of commands) expect(page).toMatch(new RegExp(`\\b${command}\\b`));
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
