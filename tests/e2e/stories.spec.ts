/** Success stories: shareable filter and open story, without layout shifts. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, test, visit } from './fixtures.ts';

const PATH = '/OneGoCaseStudies';
/** Scroll positions are whole pixels, positions of cards are not. */
const TOLERANCE_PX = 2;

const cards = (page: Page) => page.getByRole('article');
const toggles = (page: Page) =>
  page.getByRole('button', { name: /^(?:Read Success Story|Show Less)/ });

test('shows twenty stories, of which one is open at a time, and the card stays where it was clicked', async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  await expectPainted(page.getByText('Six Danish hospitals exchange', { exact: false }));
  await expect(page.getByText('When a channel stalled')).toBeHidden();

  await test.step('one is open at a time, and the card stays where it was clicked', async () => {
    await page.locator('html[data-fonts]').waitFor();
    await toggles(page).nth(0).click();
    await expect(toggles(page).nth(0)).toHaveText(/^Show Less/);
    await expect(cards(page).nth(0)).toContainText('Transformation results');
    await expect(cards(page).nth(0)).toContainText('releases per month');

    const next = toggles(page).nth(4);
    await next.scrollIntoViewIfNeeded();
    const topBefore = (await cards(page).nth(4).boundingBox())?.y ?? Number.NaN;
    await next.click();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(next).toHaveAttribute('aria-expanded', 'true');
    const topAfter = (await cards(page).nth(4).boundingBox())?.y ?? Number.NaN;
    expect(Math.abs(topAfter - topBefore)).toBeLessThanOrEqual(TOLERANCE_PX);

    await expectPainted(cards(page).nth(4).getByRole('heading', { name: 'Solution' }));
    await expectAccessible(page, 'an open story');
    await next.click();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  });
});

test('a sector opens its story, stands in the address and can be shared; an unknown one shows all', async ({
  page,
}) => {
  const first = cards(page).first();
  await visit(page, PATH);
  await page.getByLabel('Industry').selectOption('Oil & Gas');
  await expect(cards(page)).toHaveCount(1);
  await expectPainted(first.getByText('Oil & Gas'), first.getByText('Services used'));
  await expect(page.getByRole('status').filter({ hasText: '1 story' })).toBeVisible();
  const shared = page.url();
  expect(new URL(shared).searchParams.get('sector')).toBe('Oil & Gas');

  await visit(page, shared);
  await expect(cards(page)).toHaveCount(1);
  await first.getByRole('button').click();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  await page.getByLabel('Industry').selectOption('Retail');
  await expectPainted(first.getByText('Retail'), first.getByText('Services used'));
  await page.getByLabel('Industry').selectOption('All');
  await expect(cards(page)).toHaveCount(20);

  await test.step('an unknown sector in the address shows all stories', async () => {
    await visit(page, `${PATH}?sector=Astrology`);
    await expect(cards(page)).toHaveCount(20);
  });

  await test.step('an open story can be shared, and leads to a demo and to advice', async () => {
    await visit(page, `${PATH}?story=7`);
    const story = page.locator('#story-7');
    await expect(story.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(story).toBeInViewport();
    await expectPainted(
      ...['Solution', 'Transformation results', 'Services used'].map((part) =>
        story.getByText(part, { exact: true }).first(),
      ),
    );
    for (const name of ['Start Your DevOps Journey', 'Get Free Consultation']) {
      await expect(story.getByRole('link', { name })).toBeVisible();
    }
  });
});

test('a phone shows five stories, and the others on request, on paper and for a shared address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page)).toHaveCount(20);
  await page.emulateMedia({ media: null });
  await page.getByText('15 more stories').click();
  await expect(cards(page)).toHaveCount(20);
  await expectPainted(page.getByText('Cybersecurity', { exact: true }).last());

  await visit(page, `${PATH}?story=16`);
  await expectPainted(page.locator('#story-16').getByText('Services used'));
});
