import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  { home: tmpdir(), folder: 'undefined' },
  { home: join(tmpdir(), 'no', 'home'), folder: resolve('.wrangler', 'config') },
])('wrangler keeps its files in $folder if the home is $home', ({ home, folder }) => {
  const { XDG_CONFIG_HOME, ...env } = process.env;
  const homes = { HOME: home, USERPROFILE: home };
  expect(print('process.env.XDG_CONFIG_HOME', { ...env, ...homes })).toBe(folder);
});

test('Node keeps what it has compiled, unless it is told where', () => {
  const { NODE_COMPILE_CACHE, ...env } = process.env;
  const folder = 'require("node:module").getCompileCacheDir()';
  expect(print(folder, env)).toContain(resolve('node_modules', '.cache', 'node'));
  const elsewhere = join(tmpdir(), 'onego-compiled');
  expect(print('process.env.NODE_COMPILE_CACHE', { ...env, NODE_COMPILE_CACHE: elsewhere })).toBe(
    elsewhere,
  );
});

/** What an expression is in a Node with the project's tools. */
function print(expression: string, env: NodeJS.ProcessEnv): string {
  const command = ['scripts/with-tools.mjs', 'node', '--print', expression];
  return execFileSync('node', command, { env, encoding: 'utf8' }).trim();
}
