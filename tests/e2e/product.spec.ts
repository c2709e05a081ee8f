/** The animations of a product page, and the booking pages without a calendar. */
import { expectPainted } from './expect-painted.ts';
import { expect, test, visit } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PATH = '/kubernetes-as-a-service';
const TARGETS = ['2x', '60%', '99%', '40+'];

test('the counters and the pictures move, the stages run in turn, and a testimonial can be picked', async ({
  page,
}) => {
  await visit(page, PATH);
  await page.locator('html[data-fonts]').waitFor();
  await test.step('the counters count to their targets, and nothing moves meanwhile', async () => {
    const numbers = page.locator('#benefits li p:first-child');
    await numbers.last().scrollIntoViewIfNeeded();
    const heightBefore = (await page.locator('#benefits').boundingBox())?.height;
    for (const [index, target] of TARGETS.entries()) {
      // The first span is for screen readers, the second is the visible one.
      await expect(numbers.nth(index).locator('span').nth(1)).toHaveText(/\d/);
      await expect
        .poll(async () => {
          const [, shown, suffix] = await numbers.nth(index).locator('span').allInnerTexts();
          return `${shown}${suffix}`;
        })
        .toBe(target);
    }
    expect((await page.locator('#benefits').boundingBox())?.height).toBe(heightBefore);
  });
  await test.step('the picture plays again on request', async () => {
    const picture = page.getByRole('figure').first();
    await picture.scrollIntoViewIfNeeded();
    const isStill = () =>
      picture.evaluate((figure) => figure.getAnimations({ subtree: true }).length === 0);
    await expect.poll(isStill).toBe(true);
    await picture.evaluate((figure) => {
      figure.addEventListener('animationstart', () => figure.setAttribute('data-played', ''));
    });
    await picture.getByRole('button', { name: /^Play again: / }).click();
    await expect(picture).toHaveAttribute('data-played');
    await expect.poll(isStill).toBe(true);
  });
  await test.step('the stage in the middle of the screen runs, with its picture beside it', async () => {
    const flow = page.locator('#stages ol[data-visible]');
    const stages = flow.getByRole('heading', { level: 3 });
    const pictures = flow.getByRole('figure');
    await expect(stages).toHaveText(['Provision', 'Secure', 'Deploy', 'Monitor', 'Scale']);
    for (const [index, picture] of ['apply', 'admission', '1.35', 'bill', 'cluster'].entries()) {
      await stages
        .nth(index)
        .evaluate(({ parentElement }) => parentElement?.scrollIntoView({ block: 'center' }));
      await expect(flow.locator('i:has(+ h3)').nth(index)).toHaveAttribute('data-state', 'running');
      await expect(pictures.nth(index)).toContainText(picture);
      await expectPainted(pictures.nth(index));
    }
    await expect(flow).toHaveAttribute('data-visible', 'yes');
    await page.locator('#benefits').evaluate((section) => section.scrollIntoView());
    await expect(flow).toHaveAttribute('data-visible', 'no');
    await expect(flow.locator('i[data-state=passed]:has(+ h3)')).toHaveCount(5);
  });
  await test.step('a testimonial is picked by its indicator', async () => {
    const third = page.getByRole('button', { name: /^Testimonial 3 of 3/ });
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expectPainted(
      third.locator('span'),
      page.locator('[aria-roledescription=carousel] blockquote').nth(2),
    );
    await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  });
});
