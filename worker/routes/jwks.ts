import { loadKeyRing } from '../auth/keys.ts';
import type { RequestContext } from '../context.ts';

const CACHE_SECONDS = 5 * 60;

/** Publishes the public keys for verifying this site's tokens (RFC 7517 §5). */
export async function jwks(_request: Request, context: RequestContext): Promise<Response> {
  const { published } = await loadKeyRing(context);
  return Response.json(
    { keys: published },
    { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } },
  );
}
