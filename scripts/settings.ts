/**
 * All operator settings. They are read from environment variables at build time, and each has a
 * working default; scripts/load-settings.ts adds those of `.env` to the environment.
 */
import {
  type AnalyticsSettings,
  type ChatSettings,
  GOOGLE_TAG_URL,
  type Settings,
} from '../web/content/settings.ts';
import type { DemoAccount } from '../worker/contract/settings.ts';

export interface Setting {
  /** What it sets, as one sentence for the operator. */
  readonly text: string;
  /** The value if it is not set. */
  readonly value: string;
  /** What holds if it is not set, where `value` does not say it. */
  readonly otherwise?: string;
  readonly example?: string;
}

/** The settings by name, in the order in which they are listed. No other name can be read. */
export const SETTINGS = {
  ONEGO_ORIGIN: {
    text: 'Public origin of the site, without a path. `npm start` and `npm run dev` use their own.',
    value: 'https://www.onego-devops.example',
  },
  ONEGO_BRAND: { text: 'Brand in titles, texts and mails.', value: 'OneGo DevOps' },
  ONEGO_BRAND_SHORT: {
    text: 'Short form of the brand, in the wordmark and the texts.',
    value: '',
    otherwise: '`OneGo`, or the brand if that is set',
  },
  ONEGO_LOGO: {
    text: 'Path of an image that is shown in place of the wordmark, readable on light and dark.',
    value: '',
    otherwise: 'the short brand as text',
    example: 'brand/logo.svg',
  },
  ONEGO_LEGAL_ENTITY: {
    text: 'Company that answers for the site, in the footer, the terms and the privacy policy.',
    value: '',
    otherwise: 'the brand',
  },
  ONEGO_ADDRESS: { text: 'Postal address of the company, on one line.', value: '' },
  ONEGO_CONTACT_EMAIL: {
    text: 'Address that the site shows; messages from the contact form go there.',
    value: 'hello@onego-devops.example',
  },
  ONEGO_MAIL_FROM: {
    text: 'Sender of the mails. Its domain has to be onboarded for sending.',
    value: 'accounts@onego-devops.example',
  },
  ONEGO_DEMO_ACCOUNTS: {
    text: 'The two public demo accounts and their panel on the login screen: `on` or `off`.',
    value: 'on',
  },
  ONEGO_JURISDICTION: {
    text: 'Where the first deployment makes the database, for good: `eu` or `fedramp`.',
    value: '',
    otherwise: 'anywhere',
  },
  ONEGO_SOCIAL_URLS: {
    text: 'Your profiles, as links of the footer, with spaces between them; `off` for none.',
    value:
      'https://twitter.example/ https://linkedin.example/ https://youtube.example/ https://instagram.example/',
  },
  ONEGO_DEMO_PAGE_URL: {
    text: 'Page for booking a demo of CI/CD automation.',
    value: '',
    otherwise: '`/book-demo` of the site',
    example: 'https://www.acme.com/demo',
  },
  ONEGO_COPILOT_URL: {
    text: 'Where the copilot runs.',
    value: 'https://edzy.onego-devops.example/',
  },
  ONEGO_DEMO_BOOKING_URL: {
    text: 'Calendar to embed on `/book-demo`.',
    value: '',
    otherwise: 'a form',
    example: 'https://calendar.example/demo',
  },
  ONEGO_ADVISORY_BOOKING_URL: {
    text: 'Calendar to embed on `/EzyAssist`.',
    value: '',
    otherwise: 'a form',
    example: 'https://calendar.example/demo',
  },
  ONEGO_CHAT_URL: {
    text: 'Script of a chat widget.',
    value: '',
    otherwise: 'no chat',
    example: 'https://chat.example/widget.js',
  },
  ONEGO_CHAT_ORIGINS: {
    text: 'Further origins that the widget loads from, with spaces between them.',
    value: '',
    example: 'https://*.chat.example',
  },
  ONEGO_CHAT_GLOBALS: {
    text: 'What the provider’s snippet sets on the window, as JSON.',
    value: '{}',
    example: '{"CHAT_SITE_ID":"…"}',
  },
  ONEGO_CHAT_SANDBOX: {
    text: '`off` gives the widget the site’s own origin; the sign-in and account pages then have no chat.',
    value: 'on',
  },
  ONEGO_ANALYTICS_ID: {
    text: 'Measurement ID of Google Analytics, whose tag loads for visitors who agree.',
    value: '',
    otherwise: 'no analytics',
    example: 'G-ABC1234567',
  },
  ONEGO_ANALYTICS_URL: {
    text: 'Script of a tagging server of your own, which then gets what is counted.',
    value: GOOGLE_TAG_URL,
  },
  ONEGO_BREACH_CHECK_URL: {
    text: 'Where leaked passwords are looked up by five characters of a digest.',
    value: '',
    otherwise: 'no check',
    example: 'https://api.pwnedpasswords.com/range/',
  },
  ONEGO_VITALS_PERCENT: {
    text: 'Percentage of visits that report how fast the pages were.',
    value: '10',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** A setting has a wrong value, or a name that does not exist. The message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

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

const POLICY_ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables.
 * @throws {SettingsError} naming the setting and what it should look like.
 */
export function readSettings(env: Environment): Settings {
  const origin = siteOrigin(env, 'ONEGO_ORIGIN');
  const brand = text(env, 'ONEGO_BRAND');
  const shortBrand = brand === SETTINGS.ONEGO_BRAND.value ? 'OneGo' : brand;
  return {
    brand,
    shortBrand: text(env, 'ONEGO_BRAND_SHORT') || shortBrand,
    legalEntity: text(env, 'ONEGO_LEGAL_ENTITY') || brand,
    postalAddress: text(env, 'ONEGO_ADDRESS'),
    logo: imageFile(env, 'ONEGO_LOGO'),
    origin,
    contactEmail: email(env, 'ONEGO_CONTACT_EMAIL'),
    mailFrom: email(env, 'ONEGO_MAIL_FROM'),
    breachCheckUrl: rangeUrl(env, 'ONEGO_BREACH_CHECK_URL'),
    demoPageUrl: httpsUrl(env, 'ONEGO_DEMO_PAGE_URL') || `${origin}/book-demo`,
    demoBookingUrl: thirdPartyUrl(env, 'ONEGO_DEMO_BOOKING_URL'),
    advisoryBookingUrl: thirdPartyUrl(env, 'ONEGO_ADVISORY_BOOKING_URL'),
    chat: chatSettings(env),
    analytics: analyticsSettings(env),
    vitalsPercent: percent(env, 'ONEGO_VITALS_PERCENT'),
    copilotUrl: httpsUrl(env, 'ONEGO_COPILOT_URL'),
    socialUrls: httpsUrls(env, 'ONEGO_SOCIAL_URLS'),
    demoAccounts: isOn(env, 'ONEGO_DEMO_ACCOUNTS') ? DEMO_ACCOUNTS : [],
    jurisdiction: jurisdiction(env, 'ONEGO_JURISDICTION'),
  };
}

function text(env: Environment, name: SettingName): string {
  return env[name]?.trim() || SETTINGS[name].value;
}

/** A value that is right, for messages. */
function exampleOf(name: SettingName): string {
  const setting: Setting = SETTINGS[name];
  return setting.example ?? setting.value;
}

/** @param wanted what the value must be. An empty one is not checked. */
function matching(env: Environment, name: SettingName, pattern: RegExp, wanted: string): string {
  const value = text(env, name);
  if (value && !pattern.test(value)) throw new SettingsError(`${name} must be ${wanted}`);
  return value;
}

function httpsUrl(env: Environment, name: SettingName): string {
  return requireHttps(name, text(env, name));
}

/** `off` is an empty list. */
function httpsUrls(env: Environment, name: SettingName): readonly string[] {
  const value = text(env, name);
  return value.toLowerCase() === 'off'
    ? []
    : value.split(/[\s,]+/).map((url) => requireHttps(name, url));
}

function requireHttps(name: SettingName, url: string): string {
  if (url && (!URL.canParse(url) || new URL(url).protocol !== 'https:')) {
    throw new SettingsError(
      `${name} must be a full https:// address, for example ${exampleOf(name)}`,
    );
  }
  return url;
}

/** Allows http on localhost only, for a local stand-in of the third party. */
function thirdPartyUrl(env: Environment, name: SettingName): string {
  const value = text(env, name);
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(value);
  return isLocal && URL.canParse(value) ? value : httpsUrl(env, name);
}

function jurisdiction(env: Environment, name: SettingName): Settings['jurisdiction'] {
  const value = text(env, name).toLowerCase();
  if (value === '' || value === 'eu' || value === 'fedramp') return value;
  throw new SettingsError(`${name} must be eu or fedramp`);
}

/** The start of a digest is appended to it. */
function rangeUrl(env: Environment, name: SettingName): string {
  const url = thirdPartyUrl(env, name);
  if (url && !url.endsWith('/')) {
    throw new SettingsError(`${name} must end with a slash, as ${exampleOf(name)} does`);
  }
  return url;
}

function chatSettings(env: Environment): ChatSettings | null {
  const url = thirdPartyUrl(env, 'ONEGO_CHAT_URL');
  const origins = text(env, 'ONEGO_CHAT_ORIGINS')
    .split(/[\s,]+/)
    .filter(Boolean);
  // The origins are written into the CSP header, so anything else would be an injection.
  if (!origins.every((origin) => POLICY_ORIGIN.test(origin))) {
    const example = exampleOf('ONEGO_CHAT_ORIGINS');
    throw new SettingsError(
      `ONEGO_CHAT_ORIGINS must be origins with spaces between them, for example ${example}`,
    );
  }
  const globals = jsonObject(env, 'ONEGO_CHAT_GLOBALS');
  const isSandboxed = isOn(env, 'ONEGO_CHAT_SANDBOX');
  return url ? { url, origins, globals, isSandboxed } : null;
}

function jsonObject(env: Environment, name: SettingName): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text(env, name));
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch {
    // Invalid JSON gets the same error as JSON that is not an object.
  }
  throw new SettingsError(`${name} must be a JSON object, for example ${exampleOf(name)}`);
}

function analyticsSettings(env: Environment): AnalyticsSettings | null {
  // The ID becomes part of a script URL and of a variable name, so the format is strict.
  const format = /^G-[A-Z0-9]{4,20}$/;
  const wanted = `a measurement id, for example ${exampleOf('ONEGO_ANALYTICS_ID')}`;
  const id = matching(env, 'ONEGO_ANALYTICS_ID', format, wanted);
  const url = thirdPartyUrl(env, 'ONEGO_ANALYTICS_URL');
  if (new URL(url).search || new URL(url).hash) {
    throw new SettingsError(
      `ONEGO_ANALYTICS_URL must end with its path, for example ${exampleOf('ONEGO_ANALYTICS_URL')}`,
    );
  }
  return id ? { id, url } : null;
}

/** Empty if not set. */
function imageFile(env: Environment, name: SettingName): string {
  const wanted = `the path of an image, for example ${exampleOf(name)}`;
  return matching(env, name, /\.(?:svg|png|webp|avif|jpe?g)$/i, wanted);
}

/** Allows http on localhost only, which browsers treat as a secure context. */
function siteOrigin(env: Environment, name: SettingName): string {
  const value = text(env, name);
  if (!/^http:\/\/localhost(?::\d+)?\/?$/.test(value)) httpsUrl(env, name);
  const { origin, href } = new URL(value);
  if (href !== `${origin}/`) {
    throw new SettingsError(
      `${name} must be an origin without a path, for example ${exampleOf(name)}`,
    );
  }
  return origin;
}

function email(env: Environment, name: SettingName): string {
  const wanted = `an email address, for example ${exampleOf(name)}`;
  return matching(env, name, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, wanted);
}

function percent(env: Environment, name: SettingName): number {
  return Number(matching(env, name, /^(?:100|\d{1,2})$/, 'a whole number from 0 to 100'));
}

function isOn(env: Environment, name: SettingName): boolean {
  return matching(env, name, /^(?:on|off)$/i, 'on or off').toLowerCase() === 'on';
}
