/** WebKitGTK in its own small browser, driven over WebDriver in an X server without a screen. */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { choosePort, HOST, start, waitForAnswer } from '../../scripts/processes.ts';
import { findOnPath } from '../setup/browser.ts';
import { type Engine, focusContents, type Selector } from './engine.ts';
import { poll } from './poll.ts';

const DRIVER = 'WebKitWebDriver';
const X_SERVER = 'Xvfb';
const BROWSERS = '/usr/{lib,libexec}/{,*/}webkit2gtk-4*/MiniBrowser';
const FIRST_DRIVER_PORT = 4470;

const findBrowser = () => globSync(BROWSERS).at(0);

export const webkit: Engine = {
  name: 'WebKitGTK',
  findMissing,
  canDisableScripts: true,

  launch: async ({ origin, hasScripts }) => {
    const screen = start(X_SERVER, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = await once(screen.stdout ?? screen, 'data');
    const port = await choosePort(FIRST_DRIVER_PORT);
    const server = start(DRIVER, [`--host=${HOST}`, `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    });
    await waitForAnswer(`http://${HOST}:${port}/status`);
    const driver = await startSession(`http://${HOST}:${port}`, hasScripts);
    const complaints: string[] = [];
    const collect = async () => {
      complaints.push(...(await driver.executeScript<readonly string[]>(takeComplaints)));
    };
    return {
      open: async (path) => {
        await collect();
        await open(driver, new URL(path, origin).href);
      },
      evaluate: (inPage, ...values) => driver.executeScript(inPage as never, ...values),
      click: (selector) =>
        poll(`a click on ${selector}`, async () => {
          await find(driver, selector).click();
          return true;
        }),
      type: async (selector, text) => {
        const field = find(driver, selector);
        await driver.executeScript(focusContents, field);
        await field.sendKeys(text.replaceAll('\n', Key.ENTER));
      },
      press: (selector, key) => find(driver, selector).sendKeys(KEYS[key]),
      resize: (width, height) => resize(driver, width, height),
      takeComplaints: async () => {
        await collect();
        return complaints.splice(0);
      },
      close: async () => {
        await driver.quit();
        server.kill();
        screen.kill();
      },
    };
  },
};

function findMissing(): string | undefined {
  if (!findBrowser() || !findOnPath([DRIVER])) return 'webkit2gtk-driver';
  return findOnPath([X_SERVER]) ? undefined : 'xvfb';
}

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;

function startSession(server: string, hasScripts: boolean): Promise<WebDriver> {
  const scripts = hasScripts ? [] : ['--enable-javascript-markup=false'];
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // So that complaints are recorded before the app starts.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: findBrowser(),
        args: ['--automation', ...scripts],
      },
    })
    .build();
}

function find(driver: WebDriver, selector: Selector) {
  return driver.findElement(selector.startsWith('//') ? By.xpath(selector) : By.css(selector));
}

/** The size is that of the window with its tool bar, which makes it at least 447 px wide. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const bar: number = await driver.executeScript(() => outerHeight - innerHeight);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar });
}

async function open(driver: WebDriver, url: string): Promise<void> {
  await driver.executeScript(() => {
    window.isLeft = true;
  });
  await driver.get(url);
  await poll('the new document', () => driver.executeScript(recordComplaints));
  await poll('the document is loaded', () =>
    driver.executeScript(() => document.readyState === 'complete'),
  );
}

declare global {
  interface Window {
    complaints?: string[];
    isLeft?: true;
  }
}

/** Runs in the page. The driver has no protocol for the console. @returns whether it records. */
function recordComplaints(): boolean {
  if (window.isLeft) return false;
  const complaints: string[] = [];
  window.complaints = complaints;
  console.error = (...values: unknown[]) => complaints.push(values.join(' '));
  addEventListener('error', ({ message }) => complaints.push(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`Policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  return true;
}

function takeComplaints(): readonly string[] {
  return window.complaints?.splice(0) ?? [];
}
