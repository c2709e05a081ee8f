/** The site with default settings, without third parties. */
import { expect, recordRequests, test, visit } from './fixtures.ts';

const SETTLING_MS = 3000;

test('without a chat there is no code of it, no frame and no page for it', async ({
  page,
  request,
}) => {
  const urls = recordRequests(page);
  await visit(page, '/');
  await page.waitForTimeout(SETTLING_MS);
  expect(urls.filter((url) => /chat/i.test(url))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  const answer = await request.get('/chat-frame', { maxRedirects: 0, headers: NAVIGATION });
  expect(answer.status()).toBe(302);
});

test.describe('without analytics', () => {
  test.use({ consent: 'granted' });

  test('an acceptance asks for nothing, and for no code of it', async ({ page, baseURL }) => {
    const urls = recordRequests(page);
    await visit(page, '/');
    await page.waitForTimeout(SETTLING_MS);
    expect(urls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    expect(urls.filter((url) => /google-tag|watch-vitals/.test(url))).toEqual([]);
  });
});

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
