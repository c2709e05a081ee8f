/**
 * Single source of truth for security headers: the Worker sends them, and the build writes them for
 * the asset server (scripts/prerender/files/headers.ts).
 */

/** `page` may run the site's own code; `data` (API, redirects, errors) may run none. */
export type HeaderPolicy = 'page' | 'data';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
/** Where browsers send reports of CSP violations and network errors. */
export const REPORTS_PATH = '/api/reports';
/**
 * Features for tracking, recording, location and payment; browser defaults limit the rest to the
 * site, passkeys among them.
 */
const DENIED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** All security headers of a response, without hashes of inline code. */
export function securityHeaders(policy: HeaderPolicy): Record<string, string> {
  const content = policy === 'page' ? pagePolicy() : "default-src 'none'; frame-ancestors 'none'";
  return { 'Content-Security-Policy': content, ...SHARED_HEADERS };
}

/**
 * CSP of all pages.
 * @param added further sources by directive.
 */
export function pagePolicy(added: Readonly<Record<string, readonly string[]>> = {}): string {
  const own = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'report-uri': [REPORTS_PATH],
  };
  return renderPolicy(
    Object.fromEntries(
      Object.entries(own).map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]),
    ),
  );
}

export function renderPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return (
    Object.entries(directives)
      // Omitted directives fall back to default-src.
      .filter(([, allowed]) => allowed.length > 0)
      .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
      .join('; ')
  );
}
