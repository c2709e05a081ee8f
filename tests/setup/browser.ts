/** Finds the browsers of the tests, installs those that are missing, and says how to start them. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Has no windows and menus of its own: a page costs half of what it costs in a whole browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How long one command may take to install a browser. */
const INSTALL_LIMIT_MS = 180_000;
/** For a network that swallows packets; each download is tried five times. */
const CONNECTION_LIMIT_MS = 5_000;

/**
 * The browser that runs all tests: named by ONEGO_TEST_BROWSER, else a headless shell,
 * Playwright's own before the system's, else a whole Chrome or Chromium.
 * @throws Error if the environment names a file that is not there.
 */
export function findBrowser(): string | undefined {
  return findNamedBrowser() ?? findShell() ?? findWholeBrowser();
}

/** A browser with all that a visitor's has: for the journeys, and for measurements. */
export function findWholeBrowser(): string | undefined {
  const candidates = [chromium.executablePath(), ...onPath(WHOLE_BROWSERS), ...SYSTEM_FILES];
  return findNamedBrowser() ?? candidates.find((file) => existsSync(file));
}

function findNamedBrowser(): string | undefined {
  const named = process.env.ONEGO_TEST_BROWSER;
  if (named && !existsSync(named)) {
    throw new Error(`ONEGO_TEST_BROWSER names ${named}, which does not exist`);
  }
  return named || undefined;
}

function findShell(): string | undefined {
  // Playwright tells only where its whole browser is; its shell is in a folder beside that one.
  const folder = chromium
    .executablePath()
    .replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2');
  const playwrights = globSync(join(folder, '*', '{chrome-headless-shell,headless_shell}{,.exe}'));
  return [...playwrights, ...onPath([SHELL])].find((file) => existsSync(file));
}

function onPath(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** What a test browser is started with: no sandbox where root runs it, and no calls home. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * A whole Chrome prepares two pages for the menu of the address bar in each window, which took half
 * of all CPU time. Chrome obeys the last list only, so what pages notice of Playwright's is repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** How Playwright starts a browser that was found here. */
export function browserLaunchOptions(executablePath = findBrowser()) {
  if (executablePath === undefined) return { args: BROWSER_ARGUMENTS };
  const isWhole = executablePath === findWholeBrowser();
  const features = `--disable-features=${DISABLED_FEATURES}`;
  return { executablePath, args: [...BROWSER_ARGUMENTS, ...(isWhole ? [features] : [])] };
}

/**
 * Installs a headless shell and a whole browser where they are missing and can be had. One of the
 * two is enough: a missing shell costs time, a missing whole browser the second run of journeys.
 * @returns an exit code, 0 if there is a browser now.
 */
export async function ensureBrowsers(): Promise<number> {
  if (!findNamedBrowser()) {
    if (!findShell()) await install(SHELL, [SHELL], findShell);
    if (!findWholeBrowser())
      await install('chromium', ['chromium', '--no-shell'], findWholeBrowser);
  }
  const browser = findBrowser();
  const wholeBrowser = findWholeBrowser();
  if (!browser) {
    console.error(
      '  No browser found or installed. Try `npx playwright install chromium`, or name',
    );
    console.error('  one with ONEGO_TEST_BROWSER.');
    return 1;
  }
  console.log(`  All tests: ${browser}`);
  if (!wholeBrowser) console.log('  No whole browser to be had: journeys run in the shell only.');
  else if (wholeBrowser !== browser) console.log(`  Journeys once more: ${wholeBrowser}`);
  return 0;
}

/** Installs Playwright's own, with its system libraries for root, else Debian's package for root. */
async function install(
  debianPackage: string,
  playwrightBrowser: readonly string[],
  find: () => string | undefined,
): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  console.log(`  Installing ${debianPackage} …`);
  await run('playwright', ['install', ...playwrightBrowser]);
  if (!isRoot) return;
  if (find()) {
    await run('playwright', ['install-deps', 'chromium']);
  } else if (isDebian()) {
    await runApt('update');
    await runApt('install', '--yes', '--no-install-recommends', debianPackage);
  }
}

/** Ubuntu's packages of the same names are references to snaps, which containers cannot run. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

function runApt(...args: readonly string[]): Promise<void> {
  const timeout = `Acquire::http::Timeout=${CONNECTION_LIMIT_MS / 1000}`;
  return run('apt-get', ['-o', timeout, '-o', 'Acquire::Retries=0', ...args]);
}

/** Waits for the end of a command, whatever its outcome. */
function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // A failed attempt fills screens, and another one follows.
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_LIMIT_MS),
      },
    });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}
