/** What visitors do, in every engine. A journey starts where it opens its first page. */
import assert from 'node:assert/strict';
import { pages, settings } from '../../worker/site.gen.ts';
import type { Selector, Tab } from './engine.ts';
import { poll } from './poll.ts';

export interface Journey {
  readonly name: string;
  /** What the browser may complain about: an answer that the journey provokes. */
  readonly allowed?: RegExp;
  readonly walk: (tab: Tab) => Promise<void>;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const;
const CONTACT = '/company/contact';
const MESSAGE = 'Our releases take a week.';
const OLD_RUNNER = 'on: push\npermissions: {}\njobs:\n  test:\n    runs-on: ubuntu-20.04\n';

const button = (name: string): Selector => `//button[normalize-space()="${name}"]`;
const inForm = (name: string): Selector => `form[action="/api/leads"] [name=${name}]`;

/** All in one browser and in this order: the first one answers the cookie banner. */
export const journeys: readonly Journey[] = [
  {
    name: 'the app takes home over, which fits phones and desktops',
    walk: async (tab) => {
      await visit(tab, '/');
      await tab.click(button('Reject All'));
      for (const { width, height } of SIZES) {
        await tab.resize(width, height);
        await poll(`nothing overflows at ${width} px`, () =>
          tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        );
      }
    },
  },
  {
    name: 'a menu opens and closes by keyboard',
    walk: async (tab) => {
      const summary = '//nav//summary[contains(., "Company")]';
      const isOpen = () => tab.evaluate(() => !!document.querySelector('header details[open]'));
      await visit(tab, '/pricing');
      await tab.press(summary, 'Enter');
      await poll('the menu opens', isOpen);
      await tab.press(summary, 'Escape');
      await poll('the menu closes', async () => !(await isOpen()));
    },
  },
  {
    name: 'a link loads no document, and Back returns to the place',
    walk: async (tab) => {
      const link = 'main a[href="/cloud-migrations"]';
      await visit(tab, '/');
      await tab.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
      await tab.evaluate(scrollInto, link);
      const place = await tab.evaluate(() => scrollY);
      assert(place > 0, 'the link is below the fold');
      await tab.click(link);
      await arrive(tab, '/cloud-migrations');
      await poll('the page begins at its top', () => tab.evaluate(() => scrollY === 0));
      await tab.evaluate(() => history.back());
      await arrive(tab, '/');
      await poll('the link is where it was', () => tab.evaluate(isInView, link));
      assert(await tab.evaluate(hasMatch, '[data-first-document]'), 'no document was loaded');
    },
  },
  {
    name: 'the app takes over a page that is loaded again in its middle',
    walk: async (tab) => {
      await visit(tab, '/pricing');
      await tab.evaluate(() => scrollTo(0, 400));
      await tab.evaluate(() => {
        document.documentElement.setAttribute('data-first-document', '');
        location.reload();
      });
      await poll('the app takes over again', () =>
        tab.evaluate(
          () =>
            document.readyState === 'complete' &&
            !document.querySelector('[data-first-document]') &&
            window.earlyUses === undefined,
        ),
      );
    },
  },
  {
    name: 'a login is refused, then accepted, and ends',
    allowed: /401/,
    walk: async (tab) => {
      const [account] = settings.demoAccounts;
      assert(account, 'the build has demo accounts');
      await visit(tab, '/login');
      await tab.type('[name=email]', account.email);
      await tab.type('[name=password]', 'not-the-password');
      await tab.press('[name=password]', 'Enter');
      await see(tab, 'main [role=alert]', 'Invalid email or password');
      assert.equal(await tab.evaluate(readValue, '[name=email]'), account.email);
      await tab.type('[name=password]', account.password);
      await tab.press('[name=password]', 'Enter');
      await arrive(tab, '/devops-on-boarding');
      await see(tab, 'body', `Hello, ${account.username}`);
      await tab.click(button('Log out'));
      await arrive(tab, '/login');
    },
  },
  {
    name: 'the contact form keeps what was typed after an error, and sends',
    walk: async (tab) => {
      await visit(tab, CONTACT);
      await tab.type(inForm('name'), 'Kim Rao');
      await tab.type(inForm('email'), 'kim@example');
      await tab.type(inForm('topic'), 'A project');
      await tab.type(inForm('message'), MESSAGE);
      await tab.click(button('Send message'));
      await poll('the address is refused', () =>
        tab.evaluate(hasMatch, `${inForm('email')}[aria-invalid=true]`),
      );
      assert.equal(await tab.evaluate(readValue, inForm('name')), 'Kim Rao');
      assert.equal(await tab.evaluate(readValue, inForm('topic')), 'project');
      assert.equal(await tab.evaluate(readValue, inForm('message')), MESSAGE);
      await tab.type(inForm('email'), 'kim@example.com');
      await tab.click(button('Send message'));
      await see(tab, 'main [role=status]', 'We have your message');
    },
  },
  {
    name: 'the dark theme is chosen, and stays after a reload',
    walk: async (tab) => {
      await visit(tab, '/pricing');
      await tab.click('label:has([value=light])');
      await poll('the page is light', () => tab.evaluate(isLight));
      await tab.click('label:has([value=dark])');
      await poll('the page is dark', async () => !(await tab.evaluate(isLight)));
      await visit(tab, '/pricing');
      assert(!(await tab.evaluate(isLight)), 'the page stays dark');
      await tab.click('label:has([value=system])');
    },
  },
  {
    name: 'the file of the pipeline generator follows a choice',
    walk: async (tab) => {
      const file = 'section[aria-label^="Content of"]';
      await visit(tab, '/config/github-actions');
      await see(tab, file, 'npm ci');
      await tab.type('select[name=language]', 'Python');
      await see(tab, file, 'pip install');
    },
  },
  {
    name: 'the file check finds a mistake in a pasted file',
    walk: async (tab) => {
      await visit(tab, '/check');
      await tab.type('textarea[name=text]', OLD_RUNNER);
      await tab.click(button('Check'));
      await see(tab, 'main article', 'A runner that is switched off');
    },
  },
];

/** In a browser that runs no scripts of pages. */
export const journeysWithoutScripts: readonly Journey[] = [
  {
    name: 'without scripts, a page can be read, and its menu opens',
    walk: async (tab) => {
      const isOpen = () => tab.evaluate(() => !!document.querySelector('header details[open]'));
      await tab.open('/');
      await tab.resize(1366, 768);
      assert(await tab.evaluate(() => window.earlyUses === undefined), 'the starter did not run');
      await see(tab, 'main h2', 'Trusted by top companies worldwide');
      await tab.click('//nav//summary[contains(., "Company")]');
      await poll('the menu opens', isOpen);
      await tab.click('header details[open] a[href="/careers"]');
      await arrive(tab, '/careers');
    },
  },
  {
    name: 'without scripts, the menu of a narrow window opens, and its links lead on',
    walk: async (tab) => {
      await tab.open('/');
      // From 1248 px on, the header has room for its menus.
      await tab.resize(1024, 768);
      await tab.click('header button[popovertarget]');
      await tab.click('//nav//summary[contains(., "Company")]');
      await tab.click('header details[open] a[href="/careers"]');
      await arrive(tab, '/careers');
      await tab.resize(1366, 768);
    },
  },
  {
    name: 'without scripts, the contact form sends',
    walk: async (tab) => {
      await tab.open(CONTACT);
      await tab.type(inForm('name'), 'Kim Rao');
      await tab.type(inForm('email'), 'kim@example.com');
      await tab.type(inForm('topic'), 'A project');
      await tab.type(inForm('message'), MESSAGE);
      await tab.click(button('Send message'));
      await poll('the page says that it has arrived', () =>
        tab.evaluate(() => location.hash === '#message-sent'),
      );
    },
  },
];

/** Loads a page and waits until the app has taken it over. */
async function visit(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  // web/starter.ts keeps early clicks there until the app is hydrated.
  await poll(`the app takes over ${path}`, () =>
    tab.evaluate(() => window.earlyUses === undefined),
  );
}

/** Waits until a page is shown, which comes after its address. */
async function arrive(tab: Tab, path: string): Promise<void> {
  await poll(`${path} is shown`, () =>
    tab.evaluate(isShown, path, pages[path as keyof typeof pages] ?? path),
  );
}

function see(tab: Tab, selector: Selector, text: string): Promise<void> {
  return poll(`${selector} says "${text}"`, () => tab.evaluate(says, selector, text));
}

// What follows runs in the page.

function isShown(path: string, canonical: string): boolean {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
  return location.pathname === path && new URL(href).pathname === canonical;
}

function says(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  );
}

function hasMatch(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function readValue(selector: string): string {
  const field = document.querySelector(selector);
  return field && 'value' in field ? String(field.value) : '';
}

/** Resolves once the browser has told the page, as it has whenever a person clicks. */
function scrollInto(selector: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('scroll', () => resolve(), { once: true });
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

function isInView(selector: string): boolean {
  const { top, bottom } =
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < innerHeight;
}

function isLight(): boolean {
  const [red = ''] = /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
  return Number(red) > 127;
}
