import { type Cookies, readCookies } from './cookies.ts';

/** What a request tells about the browser that sends it. */
export interface Client {
  /** See `readNetwork`. */
  readonly network: string;
  /** Cut to what is kept of it. */
  readonly userAgent: string;
  /** City and country as reported by the edge, nothing finer. */
  readonly place: string;
  readonly cookies: Cookies;
}

const USER_AGENT_MAX_CHARS = 256;

/** Reads the browser of a request, once for all that handle it. */
export function readClient(request: Request): Client {
  const { headers } = request;
  return {
    network: readNetwork(headers),
    userAgent: (headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX_CHARS),
    get place() {
      return readPlace(request);
    },
    cookies: readCookies(request),
  };
}

function readPlace({ cf }: Request): string {
  const { city, country } = (cf ?? {}) as Partial<IncomingRequestCfProperties>;
  const countryName =
    country && country !== 'T1' ? new Intl.DisplayNames('en', { type: 'region' }).of(country) : '';
  return [city, countryName].filter(Boolean).join(', ');
}

/**
 * Identifies the network of a request: an IPv4 address, or the /64 of an IPv6 address, which is
 * what one subscriber gets (RFC 6177). Only Cloudflare's own header is trusted; clients can set all
 * the others.
 */
export function readNetwork(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP')?.trim() ?? '';
  if (!address.includes(':')) return address || 'unknown';
  const groups = expandIpv6(address);
  if (groups === undefined) return 'unknown';
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIpv4 ? ipv4From(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Expands to eight groups without leading zeros, using the URL parser's normalization. */
function expandIpv6(address: string): string[] | undefined {
  const url = URL.parse(`http://[${address}]`);
  if (url === null) return undefined;
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
}

function ipv4From(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
