/** The chat widget, played by a mock that leaks nodes, listeners and timers, and its cleanup. */
import type { Page } from 'playwright/test';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { startSession } from '../accounts.ts';
import { expectPainted } from '../expect-painted.ts';
import { demoAccount, expect, expectToArrive, test, visit, waitUntilIdle } from '../fixtures.ts';
import { wantChat } from './want-chat.ts';

const CHAT_SCRIPT = `${STAND_IN_ORIGIN}${STAND_IN_PATHS.chat}`;
const CHAT_FRAME = 'iframe[title="Chat with an engineer"]';
function findChat(page: Page) {
  const chat = page.frameLocator(CHAT_FRAME);
  return {
    frame: page.locator(CHAT_FRAME),
    button: chat.getByRole('button', { name: 'Chat with us' }),
    panel: chat.frameLocator('iframe').getByText('How can we help?'),
  };
}

test.beforeEach(({ context }) => wantChat(context));

test('it is used by keyboard and by pointer, lies over nothing else, and a conversation goes on', async ({
  page,
  context,
}) => {
  await visit(page, '/pricing');
  const { button, frame, panel } = findChat(page);
  await test.step('it can be used with the keyboard', async () => {
    await expect(button).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      // Long enough for a busy machine: a Tab too many would lead around the whole page.
      await expect(button).toBeFocused({ timeout: 2000 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expectPainted(panel);
  });
  await test.step('where it shows nothing, the page is there to see and to use', async () => {
    const isFrameAt = (x: number, y: number) =>
      frame.evaluate((element, at) => document.elementFromPoint(...at) === element, [
        x,
        y,
      ] as const);
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no place');
    await expect.poll(() => isFrameAt(box.x + box.width / 2, box.y + box.height / 2)).toBe(true);
    for (const [x, y] of [
      [5, 5],
      [683, 384],
      [5, 763],
    ] as const) {
      expect(await isFrameAt(x, y)).toBe(false);
    }
  });
  await test.step('the conversation goes on, on other pages of the tab, and nothing of it is the site’s', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expectToArrive(page, '/OneGoCaseStudies');
    await expect(panel).toBeVisible();
    await page.reload();
    await expect(panel).toBeVisible();

    expect(await page.evaluate(() => [document.cookie, localStorage['stand-in-chat']])).toEqual([
      '',
      undefined,
    ]);
    const otherTab = await context.newPage();
    await visit(otherTab, '/pricing');
    await expect(findChat(otherTab).button).toBeVisible();
    await expect(findChat(otherTab).panel).toBeHidden();
  });
  await test.step('a panel that fills a phone lies over the header, the button alone does not', async () => {
    await button.click();
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(frame).not.toHaveAttribute('data-raised');
    await button.click();
    await expect(panel).toBeVisible();
    await expect(frame).toHaveAttribute('data-raised');
    await expect(button).toBeVisible();
  });
});

test('its globals and nodes are not the page’s, only its messages in the right form are heard, and it goes with the page', async ({
  page,
}) => {
  // Skips the entry of the chat frame, because `window` has one for each frame.
  const readNames = () =>
    page.evaluate(() => Object.keys(window).filter((name) => !/^\d+$/.test(name)));
  await visit(page, '/pricing');
  const { button, frame } = findChat(page);
  const names = new Set(await readNames());
  await expect(button).toBeVisible();
  expect(new Set(await readNames())).toEqual(names);
  expect(await page.locator('[id*=stand-in], [src*="/chat.js"], [href*="/chat.css"]').count()).toBe(
    0,
  );

  const readShape = () => frame.evaluate(({ style }) => style.clipPath);
  const shape = await readShape();
  const readStored = () => page.evaluate(() => sessionStorage.getItem('chat'));
  const stored = await readStored();

  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data?.isLast) document.documentElement.dataset.heard = '';
    });
  });
  const everywhere = { x: 0, y: 0, width: 2000, height: 2000 };
  await page.evaluate((box) => {
    for (const message of [[box], 'stored']) postMessage(message, '*');
  }, everywhere);
  const chatPage = page.frame({ url: /\/chat-frame#/ });
  await chatPage?.evaluate((box) => {
    const messages = [box, 'x'.repeat(200_000), [{ ...box, x: 1 / 0 }], { isLast: true }];
    for (const message of messages) parent.postMessage(message, '*');
  }, everywhere);
  await page.locator('html[data-heard]').waitFor();
  await waitUntilIdle(page);
  expect(await readShape()).toBe(shape);
  expect(await readStored()).toBe(stored);

  await test.step('it goes with the page, at once', async () => {
    // The widget of the next page would hide a leftover of this one.
    await page.route(CHAT_SCRIPT, (route) => route.abort());
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expectToArrive(page, '/OneGoCaseStudies');
    await expect(frame).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
  });
});

test('a conversation ends with the session of who logs out, and steps aside for a password', async ({
  page,
}) => {
  await startSession(page, demoAccount);
  await visit(page, '/devops-on-boarding');
  const { button, frame, panel } = findChat(page);
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToArrive(page, '/login');
  await expect(button).toBeVisible();
  await expect(panel).toBeHidden();

  await button.click();
  await expect(panel).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  for (const leave of [
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await password.click();
    await expect(frame).toBeHidden();
    await leave.click();
    await expect(panel).toBeVisible();
  }
});

test('nothing is seen of a chat that is blocked, hangs, or comes as something else', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  for (const [mishap, path] of [
    ['is blocked', undefined],
    ['hangs', `${STAND_IN_PATHS.hangs}/`],
    ['comes as something else', STAND_IN_PATHS.fails],
  ] as const) {
    await test.step(mishap, async () => {
      await page.route(CHAT_SCRIPT, (route) =>
        path === undefined ? route.abort() : route.continue({ url: `${STAND_IN_ORIGIN}${path}` }),
      );
      const asked = page.waitForRequest(CHAT_SCRIPT);
      await visit(page, '/pricing');
      await asked;
      await expect(findChat(page).frame).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
      await expectToArrive(page, '/OneGoCaseStudies');
    });
  }
});
