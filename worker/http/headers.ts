/**
 * The one place for security headers: the Worker sends them, and the build writes them to
 * `dist/_headers` for what the asset server answers. Runs in workerd and in Node.
 */

/** `page` may run the site's own code; `data` (API, redirects, errors) may run nothing. */
export type HeaderPolicy = 'page' | 'data';

export interface InlineHashes {
  /** `sha256-…`, without quotes. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
const HASHED_FILE_SECONDS = 365 * 24 * 60 * 60;

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_RULES = 100;
const MAX_LINE_CHARS = 2000;

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const OWN_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Every security header of an answer, without inline hashes. */
export function securityHeaders(policy: HeaderPolicy): Record<string, string> {
  const content = policy === 'page' ? pagePolicy() : "default-src 'none'; frame-ancestors 'none'";
  return { 'Content-Security-Policy': content, ...SHARED_HEADERS };
}

/**
 * The text of `dist/_headers`.
 *
 * @throws {Error} over Cloudflare's limits of 100 rules and 2,000 characters a line.
 */
export function headersFile(hashes: InlineHashes): string {
  return renderHeaderRules([
    {
      path: '/*',
      headers: {
        ...securityHeaders('page'),
        'Content-Security-Policy': pagePolicy(hashes),
        // The asset server's own 405 leaves out `Allow` (RFC 9110 §15.5.6 wants it).
        Allow: 'GET, HEAD',
      },
    },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${HASHED_FILE_SECONDS}, immutable` },
    },
  ]);
}

export function renderHeaderRules(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) {
    throw new Error(`_headers may hold ${MAX_RULES} rules, and there are ${rules.length}.`);
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length > MAX_LINE_CHARS) {
      const start = line.trim().slice(0, 40);
      throw new Error(
        `A line of _headers may hold ${MAX_LINE_CHARS} characters, and "${start}…" has ${line.length}.`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function pagePolicy(hashes: InlineHashes = { scriptHashes: [], styleHashes: [] }): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scriptHashes.map(quoteHash)],
    'style-src': ["'self'", ...hashes.styleHashes.map(quoteHash)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function quoteHash(hash: string): string {
  if (!HASH.test(hash)) throw new Error(`Not a content hash: "${hash}".`);
  return `'${hash}'`;
}
