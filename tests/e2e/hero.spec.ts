/** The hero of the home page: a carousel of three slides. */
import type { Page } from 'playwright/test';
import { expectPainted } from './expect-painted.ts';
import { expect, test, visit } from './fixtures.ts';

// These tests are about the animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SLIDE_MS = 5000;

/** The slides go on when a test ends them, not while a busy machine is still looking at one. */
test.beforeEach(({ page }) =>
  page.addInitScript((slideMs) => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration } = animation.effect?.getTiming() ?? {};
        if (duration === slideMs) animation.updatePlaybackRate(0.001);
      }
    });
  }, SLIDE_MS),
);

const HEADLINES = [
  'DevOps On-Demand Automation at Scale',
  'Lightning Speed DevOps Delivery',
  'OneGo DevOps',
];

const hero = (page: Page) => page.getByRole('region', { name: 'What OneGo does' });
const words = (page: Page) => hero(page).locator('[aria-roledescription=slide][data-current]');
/** The panel of the current slide. */
const panel = (page: Page) =>
  hero(page).locator('[data-current]:not([aria-roledescription])').last();
const dots = (page: Page) => hero(page).getByRole('button', { name: /^Slide \d/ });
const press = (page: Page, name: string) => hero(page).getByRole('button', { name }).click();

function readSlideClock(page: Page) {
  return dots(page)
    .and(page.locator('[aria-current]'))
    .evaluate((dot) => {
      const [animation] = dot.getAnimations({ subtree: true });
      return { ...animation?.effect?.getComputedTiming(), state: animation?.playState };
    });
}

/** Brings the current slide to its end instead of waiting for it. */
function endSlide(page: Page): Promise<void> {
  return dots(page)
    .and(page.locator('[aria-current]'))
    .evaluate((dot) => {
      for (const animation of dot.getAnimations({ subtree: true })) animation.finish();
    });
}

/** Expects each part of a slide to be seen, with nothing cut off at the foot of its panel. */
async function expectWholeSlide(page: Page, slide: number): Promise<void> {
  await expect(words(page).getByRole('heading')).toHaveText(HEADLINES[slide] ?? '');
  const parts = await panel(page).locator('ol > li, svg:visible').all();
  expect(parts.length).toBeGreaterThanOrEqual(5);
  await expectPainted(words(page).getByRole('paragraph'), ...parts);
  await expectPainted(dots(page).nth(slide).locator('span'));
  const overflowPx = await panel(page).evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(overflowPx, 'cut off at the foot').toBeLessThanOrEqual(0);
}

test('each slide is whole when it comes, when it is chosen, when the slides stop and when they go on', async ({
  page,
}) => {
  await visit(page, '/');
  await page.locator('html[data-fonts]').waitFor();
  await expect(dots(page)).toHaveCount(HEADLINES.length);
  expect(await readSlideClock(page)).toMatchObject({ duration: SLIDE_MS, state: 'running' });
  const placeOfDots = () => dots(page).last().boundingBox();
  const place = await placeOfDots();

  await test.step('stopped in the middle of its entrance', async () => {
    await press(page, 'Pause the slides');
    await expectWholeSlide(page, 0);
    const movements = () =>
      hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length);
    await expect.poll(movements).toBe(0);
  });
  for (const slide of [1, 2]) {
    await test.step(`slide ${slide + 1}, chosen by its dot`, async () => {
      await dots(page).nth(slide).click();
      await expectWholeSlide(page, slide);
      // The dots must not move, or a visitor could miss the one that they aim at.
      expect(await placeOfDots()).toEqual(place);
    });
  }
  await test.step('they go on, and after the last comes the first', async () => {
    await press(page, 'Play the slides');
    for (const slide of [0, 1]) {
      await expect.poll(async () => (await readSlideClock(page)).state).toBe('running');
      await endSlide(page);
      await expect(dots(page).nth(slide)).toHaveAttribute('aria-current', 'true');
      await expectPainted(panel(page).locator('li').last());
    }
  });
  await test.step('out of view they wait, and come back as they were left', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await readSlideClock(page)).state).toBe('paused');
    await hero(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await readSlideClock(page)).state).toBe('running');
    await press(page, 'Pause the slides');
    await expectWholeSlide(page, 1);
  });
});

test('a visitor breaks the run, sees what stopped it, applies the fix, and goes back', async ({
  page,
}) => {
  await visit(page, '/');
  const states = () =>
    panel(page)
      .locator('ol > li')
      .evaluateAll((all) => all.map((stage) => stage.dataset.state));
  const faults = [
    ['leaked key', 'A secret in plain text', 3],
    [':latest image', 'An image that can change', 1],
    ['failing test', '1 of 1,206 tests failed', 2],
  ] as const;
  for (const [chip, title, stage] of faults) {
    await press(page, chip);
    const finding = panel(page).getByRole('region', { name: title });
    await expect(finding.getByRole('heading')).toBeVisible();
    await expectPainted(finding.locator('del'));
    expect(await states()).toEqual(
      [0, 1, 2, 3, 4].map((index) =>
        index === stage ? 'failed' : index < stage ? 'passed' : 'waiting',
      ),
    );
    await expect(panel(page).getByText(/^stopped after \d:\d\d$/)).toBeVisible();
    await expect(finding.getByRole('button', { name: 'Apply the fix' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('passed after the fix')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/^Fixed\./);
  await expectPainted(panel(page).locator('ol > li').last());
  expect(await states()).toEqual(Array(5).fill('passed'));

  await press(page, 'failing test');
  await expect(panel(page).getByRole('region')).toHaveCount(0);
  await expect(words(page).getByRole('heading')).toHaveText(HEADLINES[0] ?? '');
});

test('where motion is reduced nothing moves by itself, and each slide is whole when it is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const slide of [1, 2, 0]) {
    await dots(page).nth(slide).click();
    await expectWholeSlide(page, slide);
  }
});
