interface CookieOptions {
  /** Absent for a session cookie. */
  readonly maxAgeSeconds?: number;
}

/** The cookies of a browser, by base name. */
export interface Cookies {
  /** @returns undefined if the cookie is absent or empty. */
  read(baseName: string): string | undefined;
  /** A `Set-Cookie` value: HttpOnly, SameSite=Lax, host-bound by its prefix (RFC 6265bis §4.1.3.2). */
  write(baseName: string, value: string, options?: CookieOptions): string;
  /** The `Set-Cookie` value that deletes a cookie. */
  delete(baseName: string): string;
}

/** Reads the cookies of a request. */
export function readCookies(request: Request): Cookies {
  const isSecure = !dropsSecureCookies(request);
  const nameOf = (baseName: string) => (isSecure ? `__Host-${baseName}` : baseName);
  const values = new Map<string, string>();
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    const name = key.trim();
    // A browser sends the cookie with the longest path first (RFC 6265 §5.4).
    if (!values.has(name)) values.set(name, value.join('=').trim());
  }

  function write(baseName: string, value: string, { maxAgeSeconds }: CookieOptions = {}): string {
    const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];
    if (isSecure) attributes.push('Secure');
    if (maxAgeSeconds !== undefined) attributes.push(`Max-Age=${maxAgeSeconds}`);
    return [`${nameOf(baseName)}=${value}`, ...attributes].join('; ');
  }

  return {
    read: (baseName) => values.get(nameOf(baseName)) || undefined,
    write,
    delete: (baseName) => write(baseName, '', { maxAgeSeconds: 0 }),
  };
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
