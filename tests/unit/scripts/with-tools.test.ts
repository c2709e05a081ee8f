import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  { home: tmpdir(), folder: 'undefined' },
  { home: join(tmpdir(), 'no', 'home'), folder: resolve('.wrangler', 'config') },
])('wrangler keeps its files in $folder if the home is $home', ({ home, folder }) => {
  const { XDG_CONFIG_HOME, ...env } = process.env;
  const command = ['node', '--print', 'process.env.XDG_CONFIG_HOME'];
  const printed = execFileSync('node', ['scripts/with-tools.mjs', ...command], {
    env: { ...env, HOME: home, USERPROFILE: home },
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(folder);
});
