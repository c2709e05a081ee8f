/** All pages as they are served, and one of each look in a browser; `tests/deep/e2e` has the rest. */
import { existsSync } from 'node:fs';
import { sampleNotes } from '../../web/content/owner/samples.ts';
import { productIds } from '../../web/content/products/ids.ts';
import { canonicalPages, sitePages } from '../setup/site-pages.ts';
import { NARROW, WIDE } from './expect-accessible.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, siteOrigin, test } from './fixtures.ts';
import { expectToBeTakenOver, readServed } from './served-pages.ts';

/**
 * Accounts, the workspace, what belongs to one visitor or to ourselves, and pages under
 * construction that lead nowhere else.
 */
const HIDDEN =
  /^\/(?:account|config\/.+|configuration-dashboard|.+-on-boarding|support|login|(?:forgot|reset)-password|(?:verify|undo)-email|search|brochure|contact)$/;

const paths = sitePages.map(({ path }) => path);

for (const paths of [
  ['/', '/kubernetes-as-a-service', '/login'],
  ['/blog/canary-analysis-by-burn-rate', '/devops-on-boarding', '/company/contact'],
]) {
  test(`${paths.join(', ')}: the app takes each over as it is, it fits, and anybody can read it`, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await expectToBeTakenOver(page, path, path);
        expect(await findViolations(page)).toEqual([]);
        for (const size of [NARROW, WIDE]) {
          await page.setViewportSize(size);
          expect(await findLayoutFaults(page), `${size.width} px`).toEqual([]);
        }
      });
    }
  });
}

test('all pages as they are served: titles, headings, next steps, and no dead link', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  const served = await readServed(page, paths);
  const pathsOf = (pages: typeof served) => pages.map(({ path }) => path);
  const hidden = pathsOf(served.filter(({ robots }) => robots === 'noindex'));

  await test.step('no two share a title or a description, unless they are the same page', () => {
    const pages = served.filter(({ path }) => canonicalPages.some((each) => each.path === path));
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([]);
    expect(findRepeated(pages.map(({ description }) => description))).toEqual([]);
    const mainOf = (path: string) => served.find((each) => each.path === path)?.main;
    for (const twice of sitePages.filter((each) => each.path !== each.canonical)) {
      expect(mainOf(twice.path), twice.path).toBe(mainOf(twice.canonical));
    }
  });
  await test.step('search engines find each but those with nothing for them', async () => {
    expect(hidden).toEqual(paths.filter((path) => HIDDEN.test(path)));
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url = '']) => url);
    const indexed = canonicalPages.filter(({ path }) => !hidden.includes(path));
    expect(listed).toEqual(indexed.map(({ path }) => siteOrigin + path));
  });
  await test.step('those with customers say that they are examples', () => {
    const labels = Object.values(sampleNotes);
    const labelled = served.filter(({ texts }) => labels.some((label) => texts.includes(label)));
    expect(pathsOf(labelled).toSorted()).toEqual(
      ['/', '/OneGoCaseStudies', ...productIds.map((id) => `/${id}`)].toSorted(),
    );
  });
  await test.step('each has one h1, headings in their order, a next step and the one script', () => {
    const wrongly = served.filter(
      ({ h1Count, levels }) =>
        h1Count !== 1 || levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1),
    );
    expect(pathsOf(wrongly)).toEqual([]);
    expect(pathsOf(served.filter(({ hasNextStep }) => !hasNextStep))).toEqual([]);
    expect(pathsOf(served.filter(({ inlineScripts }) => inlineScripts.length !== 1))).toEqual([]);
    expect(new Set(served.flatMap(({ inlineScripts }) => inlineScripts)).size).toBe(1);
  });
  await test.step('only a link to the page itself is the current one', () => {
    const wrong = served.filter(({ path, currentHrefs }) =>
      currentHrefs.some((href) => href.replace(/#.*/, '') !== path),
    );
    expect(pathsOf(wrong)).toEqual([]);
  });
  await test.step('no link is dead, and no file is missing', async () => {
    const links = served.flatMap(({ path, hrefs, ids }) =>
      hrefs.map((href) => ({ on: path, href: withoutOrigin(href), ids })),
    );
    const isOwn = (href: string) => /^\/(?!\/)/.test(href);
    const isFile = (href: string) => isOwn(href) && /\.\w+$/.test(href);
    const isAlive = (href: string, ids: readonly string[]) => {
      if (href.startsWith('#')) return ids.includes(href.slice(1));
      if (isOwn(href)) return paths.includes(href.replace(/[?#].*/, ''));
      return /^(?:https:\/\/|mailto:[^@]+@[^@]+)/.test(href);
    };
    const pageLinks = links.filter(({ href }) => !isFile(href));
    expect(pageLinks.filter(({ href, ids }) => !isAlive(href, ids))).toEqual([]);

    const linked = links.flatMap(({ href }) => (isFile(href) ? [href] : []));
    const files = [...new Set([...linked, ...served.flatMap((each) => each.files)])];
    expect(files.length).toBeGreaterThan(10);
    // To ask the server for each takes it half a minute.
    const others = files.filter((file) => !existsSync(`dist${file}`));
    const statuses = await Promise.all(
      others.map(async (file) => [file, (await request.head(file)).status()] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

/** Links to the site itself may be absolute. */
function withoutOrigin(href: string): string {
  return href.startsWith(siteOrigin) ? href.slice(siteOrigin.length) || '/' : href;
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
