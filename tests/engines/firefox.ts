/** The system's Firefox, driven over WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findOnPath } from '../setup/browser.ts';
import { type Engine, focusContents, type Selector } from './engine.ts';

const findFirefox = () => findOnPath(['firefox-esr', 'firefox']);

export const firefox: Engine = {
  name: 'Firefox',
  findMissing: () => (findFirefox() ? undefined : 'firefox-esr or firefox'),
  // BiDi's command for it is missing in Firefox 153, and its preference stops the driver as well.
  canDisableScripts: false,

  launch: async ({ origin }) => {
    const executablePath = findFirefox();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      ...(executablePath && { executablePath }),
      defaultViewport: { width: 1366, height: 768 },
    });
    const page = await browser.newPage();
    const complaints = collectComplaints(page);
    return {
      open: async (path) => {
        await page.goto(new URL(path, origin).href);
      },
      evaluate: (inPage, ...values) => page.evaluate(inPage as never, ...values),
      click: (selector) => page.locator(forPuppeteer(selector)).click(),
      type: async (selector, text) => {
        const field = await find(page, selector);
        await field.evaluate(focusContents);
        await page.keyboard.type(text);
      },
      press: async (selector, key) => (await find(page, selector)).press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      takeComplaints: async () => complaints.splice(0),
      close: () => browser.close(),
    };
  },
};

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error}`));
  return complaints;
}

/** @throws Error if nothing matches. */
async function find(page: Page, selector: Selector): Promise<ElementHandle> {
  const element = await page.$(forPuppeteer(selector));
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

function forPuppeteer(selector: Selector): string {
  return selector.startsWith('//') ? `::-p-xpath(${selector})` : selector;
}
