/**
 * Checks of the pages in the build's list: of all as they are served, of one or two of each route in a
 * browser that runs them, of one of each kind at every size, theme and contrast. The guard of all
 * tests also fails a page that violates its CSP in any state of consent.
 */
import type { Page } from 'playwright/test';
import { productIds } from '../../web/content/products/ids.ts';
import { sampleCustomers } from '../../web/content/sample-customers.ts';
import { modelPages, routePages, sitePages } from '../setup/route-pages.ts';
import { answerIn, banner, forgetAnswer } from './consent.ts';
import { NARROW, WIDE } from './expect-accessible.ts';
import { expectToFit } from './expect-to-fit.ts';
import { findFocusFaults } from './find-focus-faults.ts';
import { findForcedColorFaults } from './find-forced-color-faults.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import {
  findLowContrast,
  findViolations,
  findViolationsInMoreContrast,
} from './find-violations.ts';
import { expect, settleAtOnce, siteOrigin, test, visit, waitForApp } from './fixtures.ts';
import { splitIntoParts } from './site-parts.ts';

/** Texts of a page, except those that are made in the visitor's browser. */
const TEXTS =
  'main :is(h1, h2, h3, p, li, dt, dd, td, a, button, label):not([data-made-here], [data-made-here] *)';

/**
 * Accounts, the workspace, what belongs to one visitor or to ourselves, and pages under
 * construction that lead nowhere else.
 */
const HIDDEN =
  /^\/(?:account|config\/.+|configuration-dashboard|.+-on-boarding|support|login|(?:forgot|reset)-password|(?:verify|undo)-email|search|brochure|contact)$/;

/** A window of 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** For layout faults. Beyond the last width that a style asks for (90rem), one stands for all. */
const SIZES = [
  WIDE,
  { width: 2560, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 768 },
  { width: 390, height: 640 },
  NARROW,
];

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;
const paths = sitePages.map(({ path }) => path);

test.describe('pages that stand for a look', () => {
  test.use({ consent: 'unanswered', viewport: NARROW });

  for (const { name, pages } of splitIntoParts(modelPages)) {
    test(`${name}: each is served complete, the app takes it over as it is, and anybody can read it`, async ({
      page,
      context,
    }) => {
      test.slow();
      await settleAtOnce(context);
      const elsewhere = await context.newPage();
      await elsewhere.goto('/robots.txt');
      // Chrome doesn't render a page while another tab covers it.
      await page.bringToFront();
      for (const { path, canonical } of pages) {
        await test.step(path, async () => {
          await expectToBeTakenOver(page, path, canonical);
          await banner(page).waitFor();
          await expectNoFocusFaults(page);
          await answerIn(elsewhere, 'denied');
          await expect(banner(page)).toHaveCount(0);
          await expectToBeReadable(page);
          await markWhenHeard(page);
          await answerIn(elsewhere, 'granted');
          await page.locator('html[data-heard]').waitFor();
          await forgetAnswer(elsewhere);
          await page.setViewportSize(NARROW);
        });
      }
    });
  }
});

test.describe('other pages, up to two of a route', () => {
  test.use({ viewport: NARROW });
  const others = routePages.filter((page) => !modelPages.includes(page));

  for (const { name, pages } of splitIntoParts(others)) {
    test(`${name}: each is served complete, the app takes it over as it is, and it fits`, async ({
      page,
    }) => {
      test.slow();
      for (const { path, canonical } of pages) {
        await test.step(path, async () => {
          await expectToBeTakenOver(page, path, canonical);
          if (path === canonical) await expectToKeepItsLayout(page);
          await page.setViewportSize(NARROW);
        });
      }
    });
  }
});

/** With the banner, which lies over what the focus comes to. */
async function expectNoFocusFaults(page: Page): Promise<void> {
  for (const size of [ZOOMED, WIDE]) {
    await page.setViewportSize(size);
    await expect.poll(() => findFocusFaults(page), `${size.width} px`).toEqual([]);
  }
}

/** Ends narrow, as a page begins: each size and each scheme of colors is drawn once. */
async function expectToBeReadable(page: Page): Promise<void> {
  expect(await findForcedColorFaults(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('body')).toMatchAriaSnapshot(await frameOf(page));
  await expectToKeepItsLayout(page);
  expect(await findLowContrast(page)).toEqual([]);
  expect(await findViolationsInMoreContrast(page)).toEqual([]);
  expect(await countMovements(page), 'with reduced motion').toBe(0);
}

async function expectToKeepItsLayout(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await findLayoutFaults(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  await expectToFit(page);
  await withStyles(page, TEXT_SPACING, () => expectToFit(page));
}

test.describe('all other pages of a route', () => {
  test.use({ viewport: NARROW });

  test('each fits at 320 px', async ({ page, complaints }) => {
    test.slow();
    // The head of a page, which allows its inline style, is not that of the one shown.
    complaints.allow(/Applying inline style|style-src-elem inline/);
    await visit(page, '/blog');
    for (const { path } of sitePages.filter((page) => !routePages.includes(page))) {
      await test.step(path, async () => {
        await showBody(page, path);
        await expectToFit(page);
      });
    }
  });
});

/** Shows the body of another page as it is served, which is quicker than to open that page. */
function showBody(page: Page, path: string): Promise<void> {
  return page.evaluate(
    (path) =>
      new Promise<void>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onload = () => {
          document.body.replaceWith(request.response.body);
          resolve();
        };
        request.onerror = reject;
        request.send();
      }),
    path,
  );
}

const SITE_FRAME = `
  - link "Skip to content"
  - banner:
    - link /home/
    - link "Search"
    - navigation "Main"
    - link "BOOK A DEMO"
  - main
  - contentinfo:
    - group "Theme"
    - navigation "Products"
    - navigation "Resources"
    - navigation "Company"
    - list:
      - listitem:
        - link "Accessibility"
`;

const WORKSPACE_FRAME = `
  - link "Skip to content"
  - link /home/
  - navigation "Workspace"
  - banner
  - main
  - contentinfo:
    - group "Theme"
`;

/** What a screen reader lists as the landmarks of the page. */
async function frameOf(page: Page): Promise<string> {
  const isInWorkspace = (await page.getByRole('navigation', { name: 'Workspace' }).count()) > 0;
  return isInWorkspace ? WORKSPACE_FRAME : SITE_FRAME;
}

function countMovements(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

/** Marks the page when it receives a storage event; the app's listener was added earlier. */
async function markWhenHeard(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('storage', () => {
      document.documentElement.dataset.heard = '';
    });
  });
}

async function withStyles(page: Page, css: string, run: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await run();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function expectToBeTakenOver(page: Page, path: string, canonical: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const [served] = await readServed(page, [path]);
  expect(served?.title).not.toBe('');
  expect(served?.description).not.toBe('');
  expect(served?.canonicals).toEqual([siteOrigin + canonical]);
  expect(served?.h1Count).toBe(1);
  expect(served?.styleAttributeCount).toBe(0);

  await waitForApp(page);
  expect(await page.evaluate(hasItsStyleSheet), 'the style sheet applies').toBe(true);
  await expect(page).toHaveTitle(served?.title ?? '');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect.poll(() => page.locator(TEXTS).allTextContents()).toEqual(served?.texts);
}

/** Runs in the page. A link may have a sheet that the document doesn't apply. */
function hasItsStyleSheet(): boolean {
  return [...document.styleSheets].some(({ href }) => href !== null);
}

test('the icon that browsers ask for by themselves is there', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test.describe('as the server sends them', () => {
  // In one worker, so that all pages are fetched only once.
  test.describe.configure({ mode: 'default' });
  let served: Awaited<ReturnType<typeof readServed>>;

  test.beforeAll(async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto('/robots.txt');
    served = await readServed(page, paths);
    await page.close();
  });

  test('no two pages share a title or a description, unless they are the same page', () => {
    const canonicalPaths = sitePages.flatMap(({ path, canonical }) =>
      path === canonical ? [path] : [],
    );
    const pages = served.filter(({ path }) => canonicalPaths.includes(path));
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([]);
    expect(findRepeated(pages.map(({ description }) => description))).toEqual([]);
  });

  test('a page with two addresses is the same page at both', () => {
    const twice = sitePages.filter(({ path, canonical }) => path !== canonical);
    const mainOf = (path: string) => served.find((page) => page.path === path)?.main;
    expect(twice.length).toBeGreaterThan(3);
    for (const { path, canonical } of twice) {
      expect(mainOf(path), path).toBeTruthy();
      expect(mainOf(path), path).toBe(mainOf(canonical));
    }
  });

  test('search engines find each page but those with nothing for them', async ({ request }) => {
    const hidden = served.filter(({ robots }) => robots === 'noindex').map(({ path }) => path);
    expect(hidden).toEqual(paths.filter((path) => HIDDEN.test(path)));
    expect(hidden.length).toBeGreaterThan(20);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url = '']) => url);
    const indexed = sitePages.filter(
      ({ path, canonical }) => path === canonical && !hidden.includes(path),
    );
    expect(listed).toEqual(indexed.map(({ path }) => siteOrigin + path));
  });

  test('each page that shows customers says that they are examples', () => {
    const labels = Object.values(sampleCustomers);
    const labelled = served.filter(({ texts }) => labels.some((label) => texts.includes(label)));
    expect(labelled.map(({ path }) => path).toSorted()).toEqual(
      ['/', '/OneGoCaseStudies', ...productIds.map((id) => `/${id}`)].toSorted(),
    );
  });

  test('no page ends without a next step', () => {
    expect(served.filter(({ hasNextStep }) => !hasNextStep).map(({ path }) => path)).toEqual([]);
  });

  test('each page has one inline script, the same on all of them', () => {
    const [starter = '', ...others] = new Set(served.flatMap(({ inlineScripts }) => inlineScripts));
    expect(starter).toContain('popover');
    expect(others).toEqual([]);
    expect(served.filter(({ inlineScripts }) => inlineScripts.length !== 1)).toEqual([]);
  });

  test('headings go down one level at a time, from the only one of level 1', () => {
    const wrong = served.filter(({ levels }) =>
      levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(served.filter(({ h1Count }) => h1Count !== 1)).toEqual([]);
  });

  test('only a link that leads to the page itself is the current one', () => {
    const current = served.flatMap(({ currentHrefs }) => currentHrefs);
    expect(current.length).toBeGreaterThan(20);
    const wrong = served.filter(({ path, currentHrefs }) =>
      currentHrefs.some((href) => href.replace(/#.*/, '') !== path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no link on any page is dead', async ({ request }) => {
    const links = served.flatMap(({ path, hrefs, ids }) =>
      hrefs.map((href) => ({ on: path, href: withoutOrigin(href), ids })),
    );
    const isOwn = (href: string) => /^\/(?!\/)/.test(href);
    const isFile = (href: string) => isOwn(href) && /\.\w+$/.test(href);

    const dead: string[] = [];
    for (const { on, href, ids } of links.filter(({ href }) => !isFile(href))) {
      const isAlive = href.startsWith('#')
        ? ids.includes(href.slice(1))
        : isOwn(href)
          ? paths.includes(href.replace(/[?#].*/, ''))
          : /^(?:https:\/\/|mailto:[^@]+@[^@]+)/.test(href);
      if (!isAlive) dead.push(`${href} on ${on}`);
    }
    expect(dead).toEqual([]);

    const linkedFiles = links.flatMap(({ href }) => (isFile(href) ? [href] : []));
    const files = new Set([...linkedFiles, ...served.flatMap(({ files }) => files)]);
    expect(files.size).toBeGreaterThan(10);
    for (const file of files) {
      expect((await request.head(file)).status(), file).toBe(200);
    }
  });
});

/** Links to the site itself may be absolute. */
function withoutOrigin(href: string): string {
  return href.startsWith(siteOrigin) ? href.slice(siteOrigin.length) || '/' : href;
}

/** Fetches and parses pages as served, without running them. `page` has to be on the site. */
function readServed(page: Page, paths: readonly string[]) {
  return page.evaluate(
    async ({ paths, textSelector }) => {
      // Trusted Types refuse a DOMParser.
      const fetchDocument = (path: string) =>
        new Promise<Document>((resolve, reject) => {
          const request = new XMLHttpRequest();
          request.open('GET', path);
          request.responseType = 'document';
          request.onload = () => resolve(request.response);
          request.onerror = reject;
          request.send();
        });
      const texts = (elements: NodeListOf<Element>) => [...elements].map((it) => it.textContent);
      /** Whether the page is a form, or a link or button is in its last heading or after it. */
      const leadsOn = (served: Document) => {
        const heading = [...served.querySelectorAll('main :is(h1, h2)')].at(-1);
        const steps = [...served.querySelectorAll('main :is(form, a, button, iframe)')];
        return steps.some(
          (it) =>
            it.localName === 'form' ||
            (heading && heading.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING),
        );
      };
      return Promise.all(
        paths.map(async (path) => {
          const served = await fetchDocument(path);
          // Removed because the comparison is with a hydrated page, where scripting is on.
          for (const unused of served.querySelectorAll('main noscript')) unused.remove();
          const all = (selector: string, attribute: string) =>
            [...served.querySelectorAll(selector)].map((it) => it.getAttribute(attribute) ?? '');
          return {
            path,
            title: served.title,
            description: all('meta[name=description]', 'content').join(),
            robots: all('meta[name=robots]', 'content').join(),
            canonicals: all('link[rel=canonical]', 'href'),
            h1Count: served.querySelectorAll('h1').length,
            levels: [...served.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((it) =>
              Number(it.localName.slice(1)),
            ),
            styleAttributeCount: served.querySelectorAll('[style]').length,
            inlineScripts: texts(
              served.querySelectorAll('script:not([src], [type="application/ld+json"])'),
            ),
            texts: texts(served.querySelectorAll(textSelector)),
            hasNextStep: leadsOn(served),
            // A drawing of a link is none.
            hrefs: all('a:not([aria-hidden=true] *)', 'href'),
            currentHrefs: all('a[aria-current=page]', 'href'),
            ids: all('[id]', 'id'),
            // Where the style sheet is linked depends on the size of the page.
            main: served.querySelector('main')?.innerHTML.replace(/<link [^>]*>/, ''),
            files: [
              ...all('link:not([rel=canonical])', 'href'),
              ...all('script', 'data-app'),
              ...all('script', 'data-preload').flatMap((list) => list.split(' ')),
            ].filter(Boolean),
          };
        }),
      );
    },
    { paths, textSelector: TEXTS },
  );
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
