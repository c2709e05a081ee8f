/** The home page, but for the slides of its hero, which hero.spec.ts tests. */
import type { Page } from 'playwright/test';
import { productIds } from '../../web/content/products/ids.ts';
import { productSummaries } from '../../web/content/products/summaries.ts';
import { expect, expectToArrive, test, visit, waitForApp } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const products = productIds.map((id) => productSummaries[id]);

const features = (page: Page) => page.locator('section[data-layout]');

test('the home page has its features, its teaser and its footer', async ({ page }) => {
  await visit(page, '/');
  await test.step('there is a feature for each product, which leads to its page', async () => {
    await expect(features(page)).toHaveCount(products.length);
    await features(page).last().getByRole('link').click();
    await expectToArrive(page, products.at(-1)?.to ?? '');
    await page.goBack();
    await expectToArrive(page, '/');
  });
  await test.step('the footer has the notice, the legal pages and the social links', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2025');
    const links = {
      'Terms of Service': /^\/Termsofservice$/,
      'Privacy Policy': /^\/PrivacyPolicy$/,
      Twitter: /^https:\/\/twitter\./,
      LinkedIn: /^https:\/\/(?:www\.)?linkedin\./,
      YouTube: /^https:\/\/(?:www\.)?youtube\./,
      Instagram: /^https:\/\/(?:www\.)?instagram\./,
      Contact: /^mailto:[^@]+@[^@]+$/,
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });
  await test.step('the copilot teaser leads to the copilot page', async () => {
    await page.getByRole('link', { name: /^LEARN MORE/ }).click();
    await expectToArrive(page, '/edzy');
  });
});

test('the letters of the logo, the blobs and each feature move, and nothing out of view does', async ({
  page,
}) => {
  await visit(page, '/');
  await test.step('the letters replay every 4 s, and five blobs at random places lean to the pointer', async () => {
    const letters = page.getByRole('banner').getByRole('img', { name: 'OneGo' }).locator('span');
    await expect(letters).toHaveCount(5);
    for (const letter of await letters.all()) {
      await expect(letter).toHaveCSS('animation-duration', '4s');
      await expect(letter).toHaveCSS('animation-iteration-count', 'infinite');
    }

    const hero = page.getByRole('region', { name: 'What OneGo does' });
    const blobs = hero.locator('> [aria-hidden=true]').first().locator('> span');
    const readPlaces = () =>
      blobs.evaluateAll((all) =>
        all.map((blob) => {
          const style = getComputedStyle(blob);
          return style.getPropertyValue('--x') + style.getPropertyValue('--y');
        }),
      );
    const places = await readPlaces();
    expect(new Set(places).size).toBe(5);
    const readLean = () => blobs.first().evaluate((blob) => getComputedStyle(blob).translate);
    await page.mouse.move(200, 300);
    await expect
      .poll(() =>
        blobs.first().evaluate((blob) => getComputedStyle(blob).getPropertyValue('--pointer-x')),
      )
      .toMatch(/^-0\.7/);
    const leanLeft = await readLean();
    await page.mouse.move(1200, 300);
    await expect.poll(readLean).not.toBe(leanLeft);
    await page.reload();
    await waitForApp(page);
    await expect.poll(readPlaces).not.toEqual(places);
    // Late fonts could change what is visible of a feature.
    await page.locator('html[data-fonts]').waitFor();
  });
  await test.step('each feature animates in once, when 15 % of it are visible', async () => {
    const showShare = (index: number, share: number) =>
      features(page)
        .nth(index)
        .evaluate((feature, share) => {
          const { top, height } = feature.getBoundingClientRect();
          scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' });
        }, share);

    // Tiles share a row, so one of them may be seen before its turn.
    for (const index of [0, 1, 2]) {
      const feature = features(page).nth(index);
      await showShare(index, 0.1);
      await expect(feature).toBeInViewport();
      await expect(feature).toHaveAttribute('data-visible', 'no');
      await expect(feature).not.toHaveAttribute('data-seen');
      await showShare(index, 0.2);
      await expect(feature).toHaveAttribute('data-seen', '');
    }
    for (const index of products.keys()) await showShare(index, 0.2);
    await expect.poll(() => findUnseenAnimations(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(features(page).last()).not.toBeInViewport();
    await expect(page.locator('section[data-seen]')).toHaveCount(products.length);
    await expect.poll(() => findUnseenAnimations(page)).toEqual([]);
  });
});

/** CSS animations that run on elements outside of the viewport. */
function findUnseenAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
      const box = effect.target?.getBoundingClientRect();
      const isSeen = box && box.bottom > 0 && box.top < innerHeight;
      return playState === 'running' && !isSeen ? [animation.animationName] : [];
    }),
  );
}
