/** `npm start` with a stand-in for wrangler, which answers as a site in each state would. Needs a build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PORT = '8490';

/** Starts a build of its own, notes both process ids, and answers with the status that is asked for. */
const WRANGLER = `#!/usr/bin/env node
const { spawn } = require('node:child_process');
const { createServer } = require('node:http');
const { writeFileSync } = require('node:fs');
const status = Number(process.env.STAND_IN_STATUS);
if (status === 0) process.exit(3);
const build = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
writeFileSync('pids', process.pid + ' ' + build.pid);
process.on('SIGTERM', () => process.exit(0));
createServer((_, response) => response.writeHead(status).end())
  .listen(Number(process.argv[process.argv.indexOf('--port') + 1]), '127.0.0.1');
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-start-'));
  await writeFile(join(folder, 'wrangler'), WRANGLER);
  await chmod(join(folder, 'wrangler'), 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

test('a site that answers is running, and all of it ends with the command', async () => {
  const { child, ended } = startSite(200);
  const line = await firstOutput(child, 'is running');
  expect(line).toContain(`is running at http://localhost:${PORT}`);
  const pids = (await readFile(join(folder, 'pids'), 'utf8')).split(' ').map(Number);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

test.each([
  [503, 1, 'The site answers with status 503: it cannot use its database.'],
  [0, 3, ''],
])('with status %i the command ends with %i and a sentence', async (status, code, words) => {
  const { ended } = startSite(status);
  const result = await ended;
  expect(result.code).toBe(code);
  expect(result.said).toContain(words);
  expect(result.said).not.toMatch(/is running|^ +at /m);
});

function startSite(status: number) {
  const child = spawn(process.execPath, [resolve('scripts/start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [folder, process.env.PATH].join(delimiter),
      PORT,
      STAND_IN_STATUS: String(status),
    },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close').then(async ([code]) => ({
    code,
    said: (await said).join('\n'),
  }));
  return { child, ended };
}

/** @returns the first output of a process that has some words. */
async function firstOutput({ stdout }: ChildProcess, words: string): Promise<string> {
  return new Promise((done) => {
    stdout?.on('data', (chunk) => String(chunk).includes(words) && done(String(chunk)));
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
