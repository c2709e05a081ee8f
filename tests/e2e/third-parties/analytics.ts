/** What the stand-in for analytics is asked, by all tabs of a browser. */
import type { BrowserContext, Page } from 'playwright/test';
import type { GtagCommand } from '../../../web/features/analytics/gtag.ts';
import { STAND_IN_ORIGIN, STAND_IN_PATHS } from '../../setup/third-parties.ts';

export interface AnalyticsRequests {
  /** Addresses of the tag, one for each time that it was asked for. */
  readonly loaders: readonly string[];
  /** What the tag has sent. */
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

/** The pages that were counted, as the tag has named them. */
export function countedPages({ events }: AnalyticsRequests): string[] {
  return events
    .filter((event) => event.get('en') === 'page_view')
    .map((event) => new URL(event.get('dl') ?? '').pathname);
}

/** What the site has told the tag so far, loaded or not. */
export function readCommands(page: Page): Promise<GtagCommand[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as GtagCommand)]));
}

/** Longer than a page takes to ask for what was agreed to, where it settles at once. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
}
