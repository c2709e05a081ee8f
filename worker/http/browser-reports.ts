import * as v from 'valibot';
import { readContentType, readText, requireMediaType } from './body.ts';
import { ApiError } from './errors.ts';
import { parseStrictJson } from './json.ts';
import type { PageTable } from './paths.ts';

/** A violation comes with the whole policy, and several of them in one body. */
const REPORTS_MAX_BYTES = 64 * 1024;

const VIOLATION_TYPE = 'application/csp-report';
const NETWORK_ERRORS_TYPE = 'application/reports+json';

/** What is kept of a report. None of it comes from the visitor. */
export interface BrowserReport {
  readonly kind: 'csp' | 'network';
  /** Path of a page, or a group of addresses. */
  readonly page: string;
  readonly [detail: string]: string | number;
}

/** The page table, and the origin that reports have to be about. */
interface Site {
  readonly origin: string;
  readonly pages: PageTable;
}

const Text = v.fallback(v.string(), '');
const Count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6)), 0);

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const ViolationSchema = v.object({
  'csp-report': v.object({
    'document-uri': Text,
    'effective-directive': Text,
    'blocked-uri': Text,
    'script-sample': Text,
    'source-file': Text,
    'line-number': Count,
  }),
});

/** https://www.w3.org/TR/network-error-logging/#generate-a-network-error-report */
const NetworkErrorSchema = v.object({
  type: v.literal('network-error'),
  url: Text,
  body: v.object({ phase: Text, type: Text, status_code: Count }),
});

const ReportSchema = v.union([ViolationSchema, NetworkErrorSchema]);

type Violation = v.InferOutput<typeof ViolationSchema>['csp-report'];
type NetworkError = v.InferOutput<typeof NetworkErrorSchema>;

/**
 * Reads what a browser reports by itself. Reports of other kinds, about other sites or about
 * extensions are left out.
 *
 * @throws {ApiError} 415, 413, or 400.
 */
export async function readReports(request: Request, pages: PageTable): Promise<BrowserReport[]> {
  const [mediaType] = readContentType(request.headers);
  requireMediaType(
    request.headers,
    mediaType === VIOLATION_TYPE ? VIOLATION_TYPE : NETWORK_ERRORS_TYPE,
  );
  const value = parseStrictJson(await readText(request, REPORTS_MAX_BYTES));
  if (typeof value !== 'object' || value === null) {
    throw new ApiError(400, 'invalid_request', 'The request body must be a list of reports.');
  }
  const site = { origin: new URL(request.url).origin, pages };
  return [value].flat().flatMap((report) => readReport(report, site) ?? []);
}

function readReport(value: unknown, site: Site): BrowserReport | undefined {
  const { success, output: report } = v.safeParse(ReportSchema, value);
  if (!success) return undefined;
  return 'csp-report' in report
    ? describeViolation(report['csp-report'], site)
    : describeNetworkError(report, site);
}

function describeViolation(report: Violation, site: Site): BrowserReport | undefined {
  const { 'blocked-uri': blocked, 'source-file': source } = report;
  const page = groupOf(report['document-uri'], site);
  // Extensions change pages; the policy stops them as it should.
  if (page === undefined || [blocked, source].some(isOfExtension)) return undefined;
  // The rest of a sample is text of the page.
  const [, sink] = /^([A-Za-z]{1,30} [A-Za-z]{1,30})\|/.exec(report['script-sample']) ?? [];
  return {
    kind: 'csp',
    page,
    directive: nameOf(report['effective-directive']),
    blocked: originOf(blocked, site),
    ...(sink && { sink }),
    ...(source && { source: sourceOf(source, site), line: report['line-number'] }),
  };
}

function describeNetworkError({ url, body }: NetworkError, site: Site): BrowserReport | undefined {
  const page = groupOf(url, site);
  const { phase, type, status_code: status } = body;
  const isRefused = type === 'http.error' && status < 500;
  if (page === undefined || isRefused) return undefined;
  return { kind: 'network', page, phase: nameOf(phase), error: nameOf(type), status };
}

/** The page of an address, or its group: other paths may hold anything. */
function groupOf(url: string, { origin, pages }: Site): string | undefined {
  const address = URL.parse(url);
  if (address?.origin !== origin) return undefined;
  if (Object.hasOwn(pages, address.pathname)) return address.pathname;
  const [, folder] = /^\/(assets|api)\//.exec(address.pathname) ?? [];
  return folder === undefined ? 'other' : `/${folder}/*`;
}

/** A page or script of the site by its path, anything else by its origin. */
function sourceOf(url: string, site: Site): string {
  const { origin, pathname = '' } = URL.parse(url) ?? {};
  if (origin === site.origin && /^\/assets\/[\w.-]{1,80}$/.test(pathname)) return pathname;
  return groupOf(url, site) ?? originOf(url, site);
}

function originOf(url: string, site: Site): string {
  if (/^(?:inline|eval|wasm-eval|trusted-types-(?:sink|policy)|data|blob)$/.test(url)) return url;
  const { protocol = '', host = '', origin } = URL.parse(url) ?? {};
  if (origin === site.origin) return protocol === 'blob:' ? 'blob' : 'self';
  return /^(?:https?|wss?):$/.test(protocol) && host.length <= 100
    ? `${protocol}//${host}`
    : 'other';
}

function isOfExtension(url: string): boolean {
  return /^[a-z-]+-extension(?::|$)/.test(url);
}

/** Names of directives, phases and errors, which all look alike. */
function nameOf(text: string): string {
  return /^[a-z_.-]{1,40}$/.test(text) ? text : 'other';
}
