/** Records the requests to the mock analytics server from all tabs of a browser. */
import type { BrowserContext, Page } from 'playwright/test';
import { chat } from '../../../web/content/chat.ts';
import type { GtagCommand } from '../../../web/features/analytics/google-tag.ts';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';
import { waitUntilIdle } from '../fixtures.ts';

export interface AnalyticsRequests {
  /** URLs of the tag, one for each time it was loaded. */
  readonly loaders: readonly string[];
  /** Events that the tag has sent. */
  readonly events: readonly URLSearchParams[];
}

export function watchAnalytics(context: BrowserContext): AnalyticsRequests {
  const loaders: string[] = [];
  const events: URLSearchParams[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== STAND_IN_ORIGIN) return;
    if (url.pathname === STAND_IN_PATHS.analytics) loaders.push(url.href);
    if (url.pathname === STAND_IN_PATHS.analyticsEvents) events.push(url.searchParams);
  });
  return { loaders, events };
}

/** The page views, by the URLs that the tag reported. */
export function countedPages({ events }: AnalyticsRequests): string[] {
  return events
    .filter((event) => event.get('en') === 'page_view')
    .map((event) => new URL(event.get('dl') ?? '').pathname);
}

/** All commands pushed to `dataLayer`, whether or not the tag has loaded. */
export function readCommands(page: Page): Promise<GtagCommand[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as GtagCommand)]));
}

/** Waits until the code that would load analytics has run: with it comes the chat, or its button. */
export async function settle(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: chat.open });
  const frame = page.locator(`iframe[title="${chat.frameTitle}"]`);
  await button.or(frame).first().waitFor({ state: 'attached' });
  await waitUntilIdle(page);
}
