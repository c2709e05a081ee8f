/** A chat script that has been taken over gets nothing of the site. */
import type { Frame, Page } from 'playwright/test';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { expect, test, visit } from '../fixtures.ts';
import { wantChat } from './want-chat.ts';

const CHAT_SCRIPT = `${STAND_IN_ORIGIN}${STAND_IN_PATHS.chat}`;
const PASSWORD = 'open sesame, please';

test.beforeEach(({ context }) => wantChat(context));

/** Makes another script the chat of all pages. */
async function replaceChat(page: Page, script: string): Promise<void> {
  await page.route(CHAT_SCRIPT, (route) => route.continue({ url: `${STAND_IN_ORIGIN}${script}` }));
}

/** Opens a page and waits for the frame of its chat. */
async function visitWithChat(page: Page, path: string): Promise<Frame> {
  await visit(page, path);
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no chat');
  return frame;
}

/** What the script has got after this many rounds of attempts. */
async function readLoot(frame: Frame, rounds: number): Promise<Record<string, unknown>> {
  // A hidden frame has no animation frames, which is what the default waits for.
  const polling = 100;
  await frame.waitForFunction((wanted) => (window.rounds ?? 0) >= wanted, rounds, { polling });
  return frame.evaluate(() => window.loot);
}

test('a hostile script can neither read nor steer the login page', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await test.step('its page has no origin even if it is opened by itself', async () => {
    await page.goto('/chat-frame');
    expect(await page.evaluate(() => self.origin)).toBe('null');
    await expect(page.evaluate(() => indexedDB.open('any'))).rejects.toThrow('SecurityError');
  });
  // The browser complains about each attempt.
  complaints.allow(/./);
  await context.addCookies([{ name: 'planted', value: 'cookie', url: baseURL ?? '' }]);
  await context.addInitScript(() => {
    try {
      localStorage.planted = 'stored';
    } catch {
      // The frame has no storage.
    }
  });
  await replaceChat(page, STAND_IN_PATHS.hostileChat);
  const frame = await visitWithChat(page, '/login?from=mail');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  expect(await readLoot(frame, 20)).toEqual({});
  await expect(page).toHaveURL('/login?from=mail');
  await expect(password).toHaveValue(PASSWORD);
});

test('a script that takes the focus hears no key of a password, and is removed', async ({
  page,
}) => {
  const keys: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('stolen')) keys.push(message.text());
  });
  await replaceChat(page, STAND_IN_PATHS.focusThief);
  await visitWithChat(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.type(PASSWORD);
  await expect(password).toHaveValue(PASSWORD);
  expect(keys).toEqual([]);
});

declare global {
  interface Window {
    readonly rounds?: number;
    readonly loot: Record<string, unknown>;
  }
}
