/** The hero of the home page: a carousel of three slides, and its decoration. */
import type { Page } from 'playwright/test';
import { expect, test, visit } from './fixtures.ts';

// These tests are about the animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hero = (page: Page) => page.getByRole('region', { name: 'What OneGo does' });
const current = (page: Page) => hero(page).locator('[aria-roledescription=slide][data-current]');
const dots = (page: Page) => hero(page).getByRole('button', { name: /^Slide \d/ });

const SLIDE_MS = 5000;

/** The indicator that animates for as long as the current slide stays. */
const slideClock = (page: Page) => hero(page).locator('[aria-current] span');

function readSlideClock(page: Page) {
  return slideClock(page).evaluate((bar) => {
    const [animation] = bar.getAnimations({ subtree: true });
    return { ...animation?.effect?.getComputedTiming(), state: animation?.playState };
  });
}

/** Brings the indicator to its end instead of waiting for it. */
function endSlide(page: Page): Promise<void> {
  return slideClock(page).evaluate((bar) => {
    for (const animation of bar.getAnimations({ subtree: true })) animation.finish();
  });
}

/** Lets the time of a slide pass; needs a clock installed before the page has begun. */
async function expectToStay(page: Page): Promise<void> {
  const before = await current(page).getAttribute('aria-label');
  await page.clock.runFor(SLIDE_MS + 500);
  expect(await current(page).getAttribute('aria-label')).toBe(before);
}

const slides = [
  ['DevOps On-Demand', 'Automation at Scale'],
  ['Lightning Speed', 'DevOps Delivery'],
  ['OneGo', 'DevOps'],
] as const;

test('three slides come one after the other, can be chosen, and stop', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');

  await test.step('a slide stays for five seconds, then the next one comes', async () => {
    expect(await readSlideClock(page)).toMatchObject({
      delay: 0,
      duration: SLIDE_MS,
      iterations: 1,
      state: 'running',
    });
    await endSlide(page);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a dot selects its slide, which has the words of the specification, and the slides stop there', async () => {
    await page.locator('html[data-fonts]').waitFor();
    await expect(dots(page)).toHaveCount(slides.length);
    const readPlaces = () =>
      dots(page).evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
    const places = await readPlaces();
    for (const [index, words] of slides.entries()) {
      await dots(page).nth(index).click();
      await expect(current(page)).toHaveCount(1);
      await expect(current(page).getByRole('heading')).toHaveText(words.join(' '));
      await expect(current(page)).toBeVisible();
      await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(hero(page).locator('[aria-current]')).toHaveCount(1);
      expect(await readSlideClock(page)).toMatchObject({ state: 'paused' });
      // The dots must not move, or a visitor could miss the one that they aim at.
      expect(await readPlaces()).toEqual(places);
    }
  });

  await test.step('they go on when asked to, and after the last comes the first', async () => {
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await expect(hero(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    expect(await readSlideClock(page)).toMatchObject({ state: 'running' });
    await endSlide(page);
    await expect(dots(page).nth(0)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('pausing stops everything that moves in it', async () => {
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await expectToStay(page);
    const readStates = () =>
      hero(page).evaluate((section) =>
        section.getAnimations({ subtree: true }).map(({ playState }) => playState),
      );
    // The change of the slide may end.
    await expect.poll(readStates, { timeout: SLIDE_MS }).not.toContain('running');
  });
});

test('the letters of the logo replay, and the blobs behind them lean', async ({ page }) => {
  await visit(page, '/');

  await test.step('the letters of the logo replay every 4 s, 120 ms apart', async () => {
    const letters = await hero(page)
      .getByRole('img', { name: 'OneGo' })
      .locator('span')
      .evaluateAll((all) =>
        all.map((letter) => {
          const { animationDuration, animationDelay, animationIterationCount } =
            getComputedStyle(letter);
          return { animationDuration, animationDelay, animationIterationCount };
        }),
      );
    expect(letters).toEqual(
      ['0s', '0.12s', '0.24s', '0.36s', '0.48s'].map((animationDelay) => ({
        animationDelay,
        animationDuration: '4s',
        animationIterationCount: 'infinite',
      })),
    );
  });

  await test.step('five blobs lie at random places and lean towards the pointer', async () => {
    const blobs = hero(page).locator('> [aria-hidden=true]').first().locator('> span');
    await expect(blobs).toHaveCount(5);
    const readPlaces = () =>
      blobs.evaluateAll((all) =>
        all.map((blob) => {
          const style = getComputedStyle(blob);
          return `${style.getPropertyValue('--x')} ${style.getPropertyValue('--y')}`;
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
    await expect.poll(readPlaces).not.toEqual(places);
  });
});

test.describe('where motion is reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and the dots still work', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await expectToStay(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('section[data-layout] > div').last()).toHaveCSS('opacity', '1');

    await dots(page).nth(1).click();
    await expect(current(page).getByRole('heading')).toHaveText('Lightning Speed DevOps Delivery');
  });
});
