import { ApiError } from './errors.ts';
import { REPORTS_PATH } from './headers.ts';

/** Safe methods (RFC 9110 §9.2.1). */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: rejects state-changing requests from other origins. Pages cannot set
 * `Sec-Fetch-Site`; browsers that lack it send `Origin` with every POST (OWASP CSRF Prevention
 * Cheat Sheet, "Fetch Metadata headers").
 *
 * Reports are exempt: browsers send them by themselves, without `Sec-Fetch-Site`, and some without
 * `Origin` or with `null`. They change nothing, and cookies are not looked at.
 *
 * @throws {ApiError} 403 `cross_origin`.
 */
export function requireSameOrigin(request: Request): void {
  const { origin, pathname } = new URL(request.url);
  if (SAFE_METHODS.includes(request.method) || pathname === REPORTS_PATH) return;
  const site = request.headers.get('Sec-Fetch-Site');
  const isSameOrigin =
    site === null ? request.headers.get('Origin') === origin : site === 'same-origin';
  if (!isSameOrigin) {
    throw new ApiError(
      403,
      'cross_origin',
      'This request did not come from the site. Reload the page and try again.',
    );
  }
}
