import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Has no windows and menus of its own: a page costs a third of what it costs in a whole browser. */
const SHELL_COMMAND = 'chromium-headless-shell';
const WHOLE_COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a browser for the tests is: named by ONEGO_TEST_BROWSER, else Playwright's own, else
 * Chrome or Chromium of the system.
 * @throws Error if the environment names a file that is not there.
 */
export function findBrowser(): string | undefined {
  return findAmong([SHELL_COMMAND, ...WHOLE_COMMANDS]);
}

/** As `findBrowser`, but with all that a visitor's browser does for a page: for measurements. */
export function findWholeBrowser(): string | undefined {
  return findAmong(WHOLE_COMMANDS);
}

function findAmong(commands: readonly string[]): string | undefined {
  const named = process.env.ONEGO_TEST_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`ONEGO_TEST_BROWSER names ${named}, which does not exist`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...SYSTEM_FILES,
  ];
  return candidates.find((file) => existsSync(file));
}

/** How Playwright starts it. Of its own, which came with a shell, it chooses the right one. */
export function browserLaunchOptions() {
  const executablePath = findBrowser();
  const isPlaywrights = executablePath === chromium.executablePath();
  return { args: BROWSER_ARGUMENTS, ...(executablePath && !isPlaywrights && { executablePath }) };
}

/**
 * Installs a browser if there is none: Playwright's own, else Debian's where this is root.
 * @returns an exit code, 0 if there is a browser now.
 */
export async function ensureBrowser(): Promise<number> {
  if (!findBrowser()) await run('playwright', ['install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    for (const name of [SHELL_COMMAND, 'chromium']) {
      if (findBrowser()) break;
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
  const browser = findBrowser();
  if (browser) console.log(`  ${browser}`);
  else console.error('  No browser found or installed. Name one with ONEGO_TEST_BROWSER.');
  return browser ? 0 : 1;
}

/** What a test browser is started with: no sandbox where root runs it, and no calls home. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}
