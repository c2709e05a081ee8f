/** What an operator sets, as the site uses it; scripts/settings.ts reads it from the environment. */
import type { DemoAccount, SiteSettings } from '../../worker/contract/settings.ts';

/** Default script URL, used if the operator has no tagging server. */
export const GOOGLE_TAG_URL = 'https://www.googletagmanager.com/gtag/js';

export interface ChatSettings {
  /** URL of the provider's embed script. */
  readonly url: string;
  /** Further CSP sources that the widget needs: `https://host` or `https://*.host`. */
  readonly origins: readonly string[];
  /** Properties that the provider's snippet sets on `window` before the script loads. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Whether the widget's page has an opaque origin, which cannot reach the site. */
  readonly isSandboxed: boolean;
}

export interface AnalyticsSettings {
  /** Measurement ID, for example G-ABC1234567. */
  readonly id: string;
  /** Script URL of the tag: Google's, or that of the operator's own tagging server. */
  readonly url: string;
}

export interface Settings extends Omit<SiteSettings, 'demoAccounts' | 'colors'> {
  /** Whoever answers for the site, in the footer, the terms and the privacy policy. */
  readonly legalEntity: string;
  /** Postal address of the legal entity, on one line. Empty if not set. */
  readonly postalAddress: string;
  /** Path of the image that is shown for the wordmark. Empty if not set. */
  readonly logo: string;
  /** The provider's own booking page for CI/CD automation demos. */
  readonly demoPageUrl: string;
  /** Calendars to embed. If empty, the pages have a booking form instead. */
  readonly demoBookingUrl: string;
  readonly advisoryBookingUrl: string;
  /** Null if there is no chat widget. */
  readonly chat: ChatSettings | null;
  /** Null if there is no Google tag. The tag loads only after the visitor consents. */
  readonly analytics: AnalyticsSettings | null;
  /** Percentage of visits that report their web vitals. */
  readonly vitalsPercent: number;
  /** URL of the knowledge copilot. */
  readonly copilotUrl: string;
  /** Links of the footer. */
  readonly socialUrls: readonly string[];
  /** Empty if the demo accounts and their panel are disabled. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Where the first deployment makes the database, and where its rows stay. Empty if anywhere. */
  readonly jurisdiction: '' | 'eu' | 'fedramp';
}
