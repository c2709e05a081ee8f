/** The site with default settings, without third parties. */
import { answer, banner } from './consent.ts';
import { expect, recordRequests, settleAtOnce, test, visit } from './fixtures.ts';

test.use({ consent: 'unanswered' });

test('without third parties there is no chat, and an acceptance asks for nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await settleAtOnce(context);
  const urls = recordRequests(page);
  await visit(page, '/');
  // The banner waits for an idle moment longer than a chat does.
  await expect(banner(page)).toBeVisible();

  await test.step('without a chat there is no code of it, no frame and no page for it', async () => {
    expect(urls.filter((url) => /chat/i.test(url))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    const refusal = await request.get('/chat-frame', { maxRedirects: 0, headers: NAVIGATION });
    expect(refusal.status()).toBe(302);
  });

  await test.step('without analytics an acceptance asks for nothing, and for no code of it', async () => {
    await answer(page, 'Accept All');
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    );
    expect(urls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    expect(urls.filter((url) => /google-tag|watch-vitals/.test(url))).toEqual([]);
  });
});

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
