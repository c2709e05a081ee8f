/** The system's Firefox, driven over WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findOnPath } from '../setup/browser.ts';
import { type Engine, focusContents, type Selector } from './engine.ts';
import { poll } from './poll.ts';

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
      // Puppeteer's locators never click in Firefox 140.
      click: (selector) =>
        poll(`a click on ${selector}`, async () => {
          const element = await find(page, selector);
          if (!(await element.evaluate(canBeClicked))) return false;
          await element.click();
          return true;
        }),
      type: async (selector, text) => {
        const field = await find(page, selector);
        await field.evaluate(focusContents);
        await page.keyboard.type(text);
      },
      press: async (selector, key) => (await find(page, selector)).press(key),
      resize: async (width, height) => {
        try {
          await page.setViewport({ width, height });
        } catch (error) {
          // Puppeteer sends it beside the size. Firefox 140 does not know it.
          if (!String(error).includes('setScreenOrientationOverride')) throw error;
        }
      },
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

/** Runs in the page. Whether a click in the middle of the element reaches it, once it is scrolled to. */
function canBeClicked(element: Element): boolean {
  if (element.matches(':disabled')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) || (hit?.contains(element) ?? false);
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
