/** Finds or installs the browsers for the tests, and defines how to start them. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Has no browser UI, so opening a page costs half as much as in a full browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Timeout for installing a browser with one command. */
const INSTALL_LIMIT_MS = 180_000;
/** For networks that drop packets silently; Playwright tries each download five times. */
const CONNECTION_LIMIT_MS = 5_000;

/**
 * The browser that runs all tests, in this order: ONEGO_TEST_BROWSER, Playwright's headless shell,
 * a headless shell on the PATH, a full Chrome or Chromium.
 * @throws Error if ONEGO_TEST_BROWSER names a file that does not exist.
 */
export function findBrowser(): string | undefined {
  return findNamedBrowser() ?? findShell() ?? findWholeBrowser();
}

/** A full browser as visitors use it: for the user journeys and for measurements. */
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
  // Playwright exposes only the path of the full browser; its shell is in a sibling folder.
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

/** Launch arguments: no sandbox, because root cannot use it, and no background requests. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * Disables the omnibox popups: full Chrome prerenders two of them per window, which used half of
 * all CPU time. Chrome only honors the last --disable-features, so the items of Playwright's list
 * that affect pages are repeated here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Playwright launch options for the given browser. */
export function browserLaunchOptions(executablePath = findBrowser()) {
  if (executablePath === undefined) return { args: BROWSER_ARGUMENTS };
  const isWhole = executablePath === findWholeBrowser();
  const features = `--disable-features=${DISABLED_FEATURES}`;
  return { executablePath, args: [...BROWSER_ARGUMENTS, ...(isWhole ? [features] : [])] };
}

/**
 * Installs a headless shell if it is missing, and a full browser for the deep tests or in its place.
 * One of them is enough: without a shell the tests are slower, without a full browser the second run
 * of the user journeys is skipped.
 * @returns an exit code: 0 if there is a browser.
 */
export async function ensureBrowsers({ isDeep = false } = {}): Promise<number> {
  if (!findNamedBrowser()) {
    if (!findShell()) await install(SHELL, [SHELL], findShell);
    if (!findWholeBrowser() && (isDeep || !findShell()))
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
  if (isDeep) console.log(`  Journeys once more: ${wholeBrowser ?? 'not without a full browser'}`);
  return 0;
}

/**
 * Installs Playwright's build first. As root, adds its system libraries or falls back to Debian's.
 */
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

/** Ubuntu's packages of the same names install snaps, which do not run in containers. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

function runApt(...args: readonly string[]): Promise<void> {
  const timeout = `Acquire::http::Timeout=${CONNECTION_LIMIT_MS / 1000}`;
  return run('apt-get', ['-o', timeout, '-o', 'Acquire::Retries=0', ...args]);
}

/** Waits until a command exits, and ignores its exit code. */
function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // The output of a failed attempt is long, and a fallback follows.
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
