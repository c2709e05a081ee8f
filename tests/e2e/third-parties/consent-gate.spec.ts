/** Chat and calendar: nothing reaches their companies before a press or a consent. */
import { booking, calendarGate } from '../../../web/content/booking.ts';
import { chat } from '../../../web/content/chat.ts';
import { STAND_IN_ORIGIN } from '../../setup/third-parties.ts';
import { expect, recordRequests, settleAtOnce, test, visit } from '../fixtures.ts';

test('refused, a press loads the calendar, another one the chat, and nothing was asked before', async ({
  page,
  context,
}) => {
  await settleAtOnce(context);
  const urls = recordRequests(page);
  const foreign = () => urls.filter((url) => url.startsWith(STAND_IN_ORIGIN));
  await visit(page, '/book-demo');
  const chatButton = page.getByRole('button', { name: `${chat.open} (${chat.openNote})` });
  await expect(chatButton).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign()).toEqual([]);

  await page.getByRole('button', { name: calendarGate.show }).click();
  const { frameTitle } = booking.frame;
  const calendar = page.frameLocator(`[title="${frameTitle}"]`);
  await expect(calendar.getByText('Choose a time')).toBeVisible();
  expect(foreign().filter((url) => /chat|gtag/.test(url))).toEqual([]);

  await chatButton.click();
  const widget = page.frameLocator(`iframe[title="${chat.frameTitle}"]`);
  await expect(widget.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(chatButton).toHaveCount(0);
});
