import { securityHeaders } from './headers.ts';

/**
 * Adds the security headers that a response does not have yet. Pages from the asset server bring
 * their own, with hashes of their inline code.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders('data'))) {
    // A 304 updates the cached page's headers (RFC 9111 §3.2), so it must not replace the page's
    // CSP.
    const isPagesOwn = response.status === 304 && name === 'Content-Security-Policy';
    if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);
  }
  return secured;
}
