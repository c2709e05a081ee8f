import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The shell has no windows and menus of its own: a page costs a third of what it costs in the rest. */
const SYSTEM_COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];
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
  const named = process.env.ONEGO_TEST_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`ONEGO_TEST_BROWSER names ${named}, which does not exist`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...SYSTEM_COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...SYSTEM_FILES,
  ];
  return candidates.find((file) => existsSync(file));
}

/**
 * Installs a browser if there is none: Playwright's own, else Debian's where this is root.
 * @returns an exit code, 0 if there is a browser now.
 */
export async function ensureBrowser(): Promise<number> {
  if (!findBrowser()) await run('playwright', ['install', 'chromium-headless-shell']);
  if (!findBrowser() && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
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
