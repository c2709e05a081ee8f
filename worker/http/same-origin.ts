import { ApiError } from './errors.ts';

/** Safe methods (RFC 9110 §9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: rejects state-changing requests from other origins. Pages cannot set
 * `Sec-Fetch-Site`; browsers that lack it send `Origin` with every POST (OWASP CSRF Prevention
 * Cheat Sheet, "Fetch Metadata headers").
 *
 * @throws {ApiError} 403 `cross_origin`.
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  const isSameOrigin =
    site === null
      ? request.headers.get('Origin') === new URL(request.url).origin
      : site === 'same-origin';
  if (!isSameOrigin) {
    throw new ApiError(403, 'cross_origin', 'This can only be done from the site itself.');
  }
}
