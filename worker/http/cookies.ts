interface CookieOptions {
  /** Absent for a session cookie; zero deletes the cookie. */
  readonly maxAgeSeconds?: number;
}

/**
 * Reads a cookie by its base name.
 *
 * @returns undefined if it is absent or empty.
 */
export function readCookie(request: Request, baseName: string): string | undefined {
  const name = cookieName(request, baseName);
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || undefined;
  }
  return undefined;
}

/** A `Set-Cookie` value: HttpOnly, SameSite=Lax, host-bound by its prefix (RFC 6265bis §4.1.3.2). */
export function writeCookie(
  request: Request,
  baseName: string,
  value: string,
  { maxAgeSeconds }: CookieOptions = {},
): string {
  const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];
  if (!dropsSecureCookies(request)) attributes.push('Secure');
  if (maxAgeSeconds !== undefined) attributes.push(`Max-Age=${maxAgeSeconds}`);
  return [`${cookieName(request, baseName)}=${value}`, ...attributes].join('; ');
}

export function deleteCookie(request: Request, baseName: string): string {
  return writeCookie(request, baseName, '', { maxAgeSeconds: 0 });
}

function cookieName(request: Request, baseName: string): string {
  return dropsSecureCookies(request) ? baseName : `__Host-${baseName}`;
}

/** Safari rejects Secure cookies on http://localhost, so development there does not use them. */
function dropsSecureCookies(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  const userAgent = request.headers.get('User-Agent') ?? '';
  return (
    protocol === 'http:' &&
    /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) &&
    userAgent.includes('Safari/') &&
    !/Chrome|Chromium|Android/.test(userAgent)
  );
}
