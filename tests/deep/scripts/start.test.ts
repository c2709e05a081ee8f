/**
 * `npm start` and `npm run dev` with a stand-in for wrangler, which answers as a site in each state would.
 * Needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../setup/browser.ts';
import { copySite } from '../../setup/site-copy.ts';

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
  const { child, ended } = runScript('start.ts', 200);
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
  const { ended } = runScript('start.ts', status);
  const result = await ended;
  expect(result.code).toBe(code);
  expect(result.said).toContain(words);
  expect(result.said).not.toMatch(/is running|^ +at /m);
});

test('an edit of an article shows at once in its open page, which keeps its state', async () => {
  const copy = await copySite();
  const { child, ended } = runScript('dev.ts', 200, copy);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await firstOutput(child, 'shows the pages');
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`http://localhost:${PORT}/blog/76-of-77-tags`);
    await page.waitForFunction('!globalThis.earlyUses && globalThis.__TSR_ROUTER__');
    await page.evaluate('globalThis.isKept = true');
    for (const words of ['A first edit.', 'A second edit.']) {
      await appendFile(join(copy, 'web/content/blog/76-of-77-tags.md'), `\n${words}\n`);
      await page.getByText(words).waitFor();
    }
    expect(await page.evaluate('globalThis.isKept')).toBe(true);
    expect(warnings).toEqual([]);
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    await ended;
  }
});

function runScript(script: string, status: number, cwd = folder) {
  const child = spawn(process.execPath, [resolve('scripts', script)], {
    cwd,
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
