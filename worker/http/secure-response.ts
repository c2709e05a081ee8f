import { securityHeaders } from './headers.ts';

/**
 * Gives an answer the security headers that it does not have yet. A page from the asset server
 * brings its own, with the hashes of its inline code.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders('data'))) {
    // A 304 updates the stored page's headers (RFC 9111 §3.2): leave the page's policy alone.
    const isPagesOwn = response.status === 304 && name === 'Content-Security-Policy';
    if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);
  }
  return secured;
}
