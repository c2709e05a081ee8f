/** `dist/_headers`: the security headers of all files, for the asset server. */
import {
  pagePolicy,
  REPORTS_PATH,
  renderPolicy,
  securityHeaders,
} from '../../../worker/http/headers.ts';

/** CSP sources that a third party needs in the site's pages, by directive. */
export type ForeignSources = Readonly<
  Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>
>;

/** CSP sources that a third party needs in its own page. */
export type GuestSources = ForeignSources &
  Readonly<
    Partial<
      Record<
        'sandbox' | 'style-src' | 'font-src' | 'media-src' | 'worker-src' | 'form-action',
        readonly string[]
      >
    >
  >;

export interface PageSources {
  /** `sha256-…`, without quotes. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** One entry per configured third party. */
  readonly foreign?: readonly ForeignSources[];
}

/** Input for the CSP of all pages. */
export interface PagePolicies extends PageSources {
  /** All styles of a path, or of the paths in a folder, whose CSP is its own to keep the others short. */
  readonly ownStyles?: readonly {
    readonly path: string;
    readonly styleHashes: readonly string[];
  }[];
  /** A page with only third-party content, but for one inline script. */
  readonly guestPage?: GuestPage;
}

export interface GuestPage {
  readonly path: string;
  /** `sha256-…`, without quotes. */
  readonly scriptHash: string;
  readonly sources: GuestSources;
}

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers set by an earlier rule that this rule removes. */
  readonly removed?: readonly string[];
}

const HASHED_FILE_SECONDS = 365 * 24 * 60 * 60;
/** For files whose name changes with their content. */
const CACHED_FOR_GOOD = `public, max-age=${HASHED_FILE_SECONDS}, immutable`;

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_RULES = 100;
const MAX_LINE_CHARS = 2000;

/** Folder of the images that link previews show. */
export const SHARE_IMAGES = '/share';

const NETWORK_ERRORS_GROUP = 'own';
const NETWORK_ERRORS_SECONDS = 30 * 24 * 60 * 60;

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * CSP of the web workers, which read a visitor's files: they load parts of themselves and send
 * nothing. A worker has the policy of its own script, not that of the page.
 */
const WORKER_POLICY = renderPolicy({ 'default-src': ["'none'"], 'script-src': ["'self'"] });

/** CSP of web workers that get WebAssembly from their page: they load nothing. */
const WASM_WORKER_POLICY = renderPolicy({
  'default-src': ["'none'"],
  'script-src': ["'wasm-unsafe-eval'"],
});

/**
 * Generates `dist/_headers`.
 *
 * @throws {Error} above Cloudflare's limits of 100 rules and 2,000 characters per line.
 */
export function headersFile({ ownStyles = [], guestPage, ...sources }: PagePolicies): string {
  return renderHeaderRules([
    {
      path: '/*',
      headers: {
        ...securityHeaders('page'),
        'Content-Security-Policy': policyOf(sources),
        // The asset server's 405 lacks `Allow`, which RFC 9110 §15.5.6 requires.
        Allow: 'GET, HEAD',
      },
    },
    ...ownStyles.map(({ path, styleHashes }) =>
      otherPolicy(path, policyOf({ ...sources, styleHashes })),
    ),
    ...(guestPage ? [otherPolicy(guestPage.path, guestPolicy(guestPage))] : []),
    // Twins of pages: search engines should find the pages.
    ...['/*.md', '/llms-full.txt'].map((path) => ({
      path,
      headers: { 'X-Robots-Tag': 'noindex' },
    })),
    {
      path: `${SHARE_IMAGES}/*`,
      headers: {
        'Cache-Control': CACHED_FOR_GOOD,
        // Some messengers and feed readers show the image straight from here.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      removed: ['Cross-Origin-Resource-Policy'],
    },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': CACHED_FOR_GOOD },
      // Headers that only apply to documents, or state the default, are not needed on scripts and fonts.
      removed: [
        'Content-Security-Policy',
        'Permissions-Policy',
        'Referrer-Policy',
        'Cross-Origin-Opener-Policy',
      ],
    },
    {
      // Network Error Logging applies to the whole origin, whichever response asks for it, and every
      // page has one style sheet.
      path: '/assets/*.css',
      headers: {
        'Report-To': JSON.stringify({
          group: NETWORK_ERRORS_GROUP,
          max_age: NETWORK_ERRORS_SECONDS,
          endpoints: [{ url: REPORTS_PATH }],
        }),
        NEL: JSON.stringify({ report_to: NETWORK_ERRORS_GROUP, max_age: NETWORK_ERRORS_SECONDS }),
      },
    },
    {
      path: '/assets/workers/*',
      headers: { 'Content-Security-Policy': WORKER_POLICY },
    },
    ...['actionlint', 'terraform'].map((name) =>
      otherPolicy(`/assets/workers/${name}-*`, WASM_WORKER_POLICY),
    ),
  ]);
}

/** Replaces the policy of an earlier rule. */
function otherPolicy(path: string, policy: string): HeaderRule {
  return {
    path,
    removed: ['Content-Security-Policy'],
    headers: { 'Content-Security-Policy': policy },
  };
}

export function renderHeaderRules(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) {
    throw new Error(`_headers may hold ${MAX_RULES} rules, and there are ${rules.length}.`);
  }
  const lines = rules.flatMap(({ path, headers, removed = [] }) => [
    path,
    ...removed.map((name) => `  ! ${name}`),
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

/** CSP of pages with the hashes of their inline code and the third parties that are set. */
function policyOf({ scriptHashes, styleHashes, foreign = [] }: PageSources): string {
  const others = (directive: keyof ForeignSources) => [
    ...new Set(foreign.flatMap((party) => party[directive] ?? [])),
  ];
  return pagePolicy({
    'script-src': [...scriptHashes.map(quoteHash), ...others('script-src')],
    'style-src': styleHashes.map(quoteHash),
    'img-src': others('img-src'),
    'connect-src': others('connect-src'),
    'frame-src': others('frame-src'),
  });
}

/** CSP of the guest page; only the site itself may frame it. */
function guestPolicy({ scriptHash, sources }: GuestPage): string {
  return renderPolicy({
    'default-src': ["'none'"],
    ...sources,
    'script-src': [quoteHash(scriptHash), ...(sources['script-src'] ?? [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

function quoteHash(hash: string): string {
  if (!HASH.test(hash)) throw new Error(`Not a content hash: "${hash}".`);
  return `'${hash}'`;
}
