/**
 * All operator settings. They are read from environment variables once, at build time, and each
 * has a working default. The README and `.env.example` list them; scripts/load-settings.ts adds
 * those of `.env` to the environment.
 */

import type { DemoAccount, SiteSettings } from '../worker/contract/settings.ts';

/** Names of the settings. No other name can be read. */
export const SETTING_NAMES = [
  'ONEGO_ORIGIN',
  'ONEGO_BRAND',
  'ONEGO_BRAND_SHORT',
  'ONEGO_LEGAL_ENTITY',
  'ONEGO_ADDRESS',
  'ONEGO_LOGO',
  'ONEGO_CONTACT_EMAIL',
  'ONEGO_MAIL_FROM',
  'ONEGO_DEMO_PAGE_URL',
  'ONEGO_COPILOT_URL',
  'ONEGO_DEMO_BOOKING_URL',
  'ONEGO_ADVISORY_BOOKING_URL',
  'ONEGO_ADVISORY_RATE',
  'ONEGO_COPILOT_PRICE',
  'ONEGO_COURSE_FEE',
  'ONEGO_CHAT_URL',
  'ONEGO_CHAT_ORIGINS',
  'ONEGO_CHAT_GLOBALS',
  'ONEGO_CHAT_INLINE_STYLES',
  'ONEGO_CHAT_SANDBOX',
  'ONEGO_BREACH_CHECK_URL',
  'ONEGO_ANALYTICS_ID',
  'ONEGO_ANALYTICS_URL',
  'ONEGO_VITALS_PERCENT',
  'ONEGO_TWITTER_URL',
  'ONEGO_LINKEDIN_URL',
  'ONEGO_YOUTUBE_URL',
  'ONEGO_INSTAGRAM_URL',
  'ONEGO_DEMO_ACCOUNTS',
  'ONEGO_JURISDICTION',
  'ONEGO_READ_REPLICAS',
  'ONEGO_SAMPLE_CUSTOMERS',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** A setting has a wrong value, or a name that does not exist. The message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface ChatSettings {
  /** URL of the provider's embed script. */
  readonly url: string;
  /** Further CSP sources that the widget needs: `https://host` or `https://*.host`. */
  readonly origins: readonly string[];
  /** Properties that the provider's snippet sets on `window` before the script loads. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Allows inline styles, which most widgets need, in the widget's own frame only. */
  readonly hasInlineStyles: boolean;
  /** Whether the widget's page has an opaque origin, which cannot reach the site. */
  readonly isSandboxed: boolean;
}

export interface AnalyticsSettings {
  /** Measurement ID, for example G-ABC1234567. */
  readonly id: string;
  /** Script URL of the tag: Google's, or that of the operator's own tagging server. */
  readonly url: string;
}

export interface Settings extends Omit<SiteSettings, 'demoAccounts'> {
  /** Short form of the brand, for the wordmark and the middle of a sentence. */
  readonly shortBrand: string;
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
  /** As a phrase with its currency and unit. Empty if visitors get it on request. */
  readonly prices: {
    readonly advisory: string;
    readonly copilot: string;
    readonly course: string;
  };
  /** Null if there is no chat widget. */
  readonly chat: ChatSettings | null;
  /** Null if there is no Google tag. The tag loads only after the visitor consents. */
  readonly analytics: AnalyticsSettings | null;
  /** Percentage of visits that report their web vitals. */
  readonly vitalsPercent: number;
  /** URL of the knowledge copilot. */
  readonly copilotUrl: string;
  /** Links of the footer. Empty if removed. */
  readonly socialLinks: {
    readonly twitter: string;
    readonly linkedin: string;
    readonly youtube: string;
    readonly instagram: string;
  };
  /** Empty if the demo accounts and their panel are disabled. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Where the first deployment makes the database, and where its rows stay. Empty if anywhere. */
  readonly jurisdiction: '' | 'eu' | 'fedramp';
  /** The logos, stories and testimonials are still the invented ones, so pages label them. */
  readonly hasSampleCustomers: boolean;
}

const DEFAULT_BRAND = 'OneGo DevOps';

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'demo@accounts.example',
    username: 'Demo Engineer',
    password: 'one-push-all-green',
  },
  {
    email: 'buyer@accounts.example',
    username: 'Demo Buyer',
    password: 'line-to-production',
  },
];

const CALENDAR_EXAMPLE = 'https://calendar.example/demo';

/** Default script URL, used if the operator has no tagging server. */
export const GOOGLE_TAG_URL = 'https://www.googletagmanager.com/gtag/js';

const POLICY_ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables.
 * @throws {SettingsError} naming the setting and what it should look like.
 */
export function readSettings(env: Environment): Settings {
  const origin = siteOrigin(env, 'ONEGO_ORIGIN', 'https://www.onego-devops.example');
  const brand = text(env, 'ONEGO_BRAND', DEFAULT_BRAND);
  return {
    brand,
    shortBrand: text(env, 'ONEGO_BRAND_SHORT', brand === DEFAULT_BRAND ? 'OneGo' : brand),
    legalEntity: text(env, 'ONEGO_LEGAL_ENTITY', brand),
    postalAddress: text(env, 'ONEGO_ADDRESS', ''),
    logo: imageFile(env, 'ONEGO_LOGO'),
    origin,
    contactEmail: email(env, 'ONEGO_CONTACT_EMAIL', 'hello@onego-devops.example'),
    mailFrom: email(env, 'ONEGO_MAIL_FROM', 'accounts@onego-devops.example'),
    breachCheckUrl: rangeUrl(env, 'ONEGO_BREACH_CHECK_URL'),
    demoPageUrl: httpsUrl(env, 'ONEGO_DEMO_PAGE_URL', `${origin}/book-demo`),
    demoBookingUrl: thirdPartyUrl(env, 'ONEGO_DEMO_BOOKING_URL', CALENDAR_EXAMPLE),
    advisoryBookingUrl: thirdPartyUrl(env, 'ONEGO_ADVISORY_BOOKING_URL', CALENDAR_EXAMPLE),
    prices: {
      advisory: text(env, 'ONEGO_ADVISORY_RATE', ''),
      copilot: text(env, 'ONEGO_COPILOT_PRICE', ''),
      course: text(env, 'ONEGO_COURSE_FEE', ''),
    },
    chat: chatSettings(env),
    analytics: analyticsSettings(env),
    vitalsPercent: percent(env, 'ONEGO_VITALS_PERCENT', 10),
    copilotUrl: httpsUrl(env, 'ONEGO_COPILOT_URL', 'https://edzy.onego-devops.example/'),
    socialLinks: {
      twitter: removableUrl(env, 'ONEGO_TWITTER_URL', 'https://twitter.com/onego-devops'),
      linkedin: removableUrl(
        env,
        'ONEGO_LINKEDIN_URL',
        'https://www.linkedin.com/company/onego-devops',
      ),
      youtube: removableUrl(env, 'ONEGO_YOUTUBE_URL', 'https://www.youtube.com/@onego-devops'),
      instagram: removableUrl(env, 'ONEGO_INSTAGRAM_URL', 'https://www.instagram.com/onego-devops'),
    },
    demoAccounts: isOn(env, 'ONEGO_DEMO_ACCOUNTS', true) ? DEMO_ACCOUNTS : [],
    jurisdiction: jurisdiction(env, 'ONEGO_JURISDICTION'),
    hasReadReplicas: isOn(env, 'ONEGO_READ_REPLICAS', false),
    hasSampleCustomers: isOn(env, 'ONEGO_SAMPLE_CUSTOMERS', true),
  };
}

function text(env: Environment, name: SettingName, fallback: string): string {
  return env[name]?.trim() || fallback;
}

/** @param wanted what the value must be. An empty one is not checked. */
function matching(
  env: Environment,
  name: SettingName,
  fallback: string,
  pattern: RegExp,
  wanted: string,
): string {
  const value = text(env, name, fallback);
  if (value && !pattern.test(value)) throw new SettingsError(`${name} must be ${wanted}`);
  return value;
}

function httpsUrl(env: Environment, name: SettingName, fallback: string): string {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new SettingsError(`${name} must be a full https:// address, for example ${fallback}`);
  }
  return value;
}

/** `off` removes it. */
function removableUrl(env: Environment, name: SettingName, fallback: string): string {
  return text(env, name, '').toLowerCase() === 'off' ? '' : httpsUrl(env, name, fallback);
}

/** Empty if not set. Allows http on localhost only, for a local stand-in of the third party. */
function thirdPartyUrl(env: Environment, name: SettingName, example: string): string {
  const value = env[name]?.trim() ?? '';
  if (/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(value) && URL.canParse(value)) {
    return value;
  }
  return value && httpsUrl(env, name, example);
}

function jurisdiction(env: Environment, name: SettingName): Settings['jurisdiction'] {
  const value = text(env, name, '').toLowerCase();
  if (value === '' || value === 'eu' || value === 'fedramp') return value;
  throw new SettingsError(`${name} must be eu or fedramp`);
}

/** The start of a digest is appended to it. */
function rangeUrl(env: Environment, name: SettingName): string {
  const example = 'https://api.pwnedpasswords.com/range/';
  const url = thirdPartyUrl(env, name, example);
  if (url && !url.endsWith('/')) {
    throw new SettingsError(`${name} must end with a slash, as ${example} does`);
  }
  return url;
}

function chatSettings(env: Environment): ChatSettings | null {
  const url = thirdPartyUrl(env, 'ONEGO_CHAT_URL', 'https://chat.example/widget.js');
  const hasInlineStyles = isOn(env, 'ONEGO_CHAT_INLINE_STYLES', false);
  const origins = text(env, 'ONEGO_CHAT_ORIGINS', '')
    .split(/[\s,]+/)
    .filter(Boolean);
  // The origins are written into the CSP header, so anything else would be an injection.
  if (!origins.every((origin) => POLICY_ORIGIN.test(origin))) {
    throw new SettingsError(
      'ONEGO_CHAT_ORIGINS must be origins with spaces between them, for example https://*.chat.example',
    );
  }
  const globals = jsonObject(env, 'ONEGO_CHAT_GLOBALS', '{"CHAT_SITE_ID":"…"}');
  const isSandboxed = isOn(env, 'ONEGO_CHAT_SANDBOX', true);
  return url ? { url, origins, globals, hasInlineStyles, isSandboxed } : null;
}

function jsonObject(env: Environment, name: SettingName, example: string): Record<string, unknown> {
  const text = env[name]?.trim();
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch {
    // Invalid JSON gets the same error as JSON that is not an object.
  }
  throw new SettingsError(`${name} must be a JSON object, for example ${example}`);
}

function analyticsSettings(env: Environment): AnalyticsSettings | null {
  // The ID becomes part of a script URL and of a variable name, so the format is strict.
  const format = /^G-[A-Z0-9]{4,20}$/;
  const wanted = 'a measurement id, for example G-ABC1234567';
  const id = matching(env, 'ONEGO_ANALYTICS_ID', '', format, wanted);
  const url = thirdPartyUrl(env, 'ONEGO_ANALYTICS_URL', GOOGLE_TAG_URL) || GOOGLE_TAG_URL;
  if (new URL(url).search || new URL(url).hash) {
    throw new SettingsError(
      `ONEGO_ANALYTICS_URL must end with its path, for example ${GOOGLE_TAG_URL}`,
    );
  }
  return id ? { id, url } : null;
}

/** Empty if not set. */
function imageFile(env: Environment, name: SettingName): string {
  const wanted = 'the path of an image, for example brand/logo.svg';
  return matching(env, name, '', /\.(?:svg|png|webp|avif|jpe?g)$/i, wanted);
}

/** Allows http on localhost only, which browsers treat as a secure context. */
function siteOrigin(env: Environment, name: SettingName, fallback: string): string {
  const value = text(env, name, fallback);
  if (!/^http:\/\/localhost(?::\d+)?\/?$/.test(value)) httpsUrl(env, name, fallback);
  const { origin, href } = new URL(value);
  if (href !== `${origin}/`) {
    throw new SettingsError(`${name} must be an origin without a path, for example ${fallback}`);
  }
  return origin;
}

function email(env: Environment, name: SettingName, fallback: string): string {
  const wanted = `an email address, for example ${fallback}`;
  return matching(env, name, fallback, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, wanted);
}

function percent(env: Environment, name: SettingName, fallback: number): number {
  const wanted = 'a whole number from 0 to 100';
  return Number(matching(env, name, String(fallback), /^(?:100|\d{1,2})$/, wanted));
}

function isOn(env: Environment, name: SettingName, fallback: boolean): boolean {
  const value = matching(env, name, fallback ? 'on' : 'off', /^(?:on|off)$/i, 'on or off');
  return value.toLowerCase() === 'on';
}
