/** Pages as the server sends them, and as the app takes them over. */
import type { Page } from 'playwright/test';
import { expect, siteOrigin, waitForApp } from './fixtures.ts';

/** Texts of a page, except those that are made in the visitor's browser. */
const TEXTS =
  'main :is(h1, h2, h3, p, li, dt, dd, td, a, button, label):not([data-made-here], [data-made-here] *)';

/** Opens a page, and expects the app to change nothing of it. */
export async function expectToBeTakenOver(
  page: Page,
  path: string,
  canonical: string,
): Promise<void> {
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

/** Fetches and parses pages as served, without running them. `page` has to be on the site. */
export function readServed(page: Page, paths: readonly string[]) {
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
