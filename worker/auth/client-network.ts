/**
 * Identifies the network of a request: an IPv4 address, or the /64 of an IPv6 address, which is
 * what one subscriber gets (RFC 6177). Only Cloudflare's own header is trusted; clients can set all
 * the others.
 */
export function clientNetwork(headers: Headers): string {
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
