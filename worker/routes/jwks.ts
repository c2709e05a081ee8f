import { loadKeyRing } from '../auth/keys.ts';
import { openDatabase } from '../auth/open-database.ts';
import type { RequestContext } from '../context.ts';

const CACHE_SECONDS = 5 * 60;

/** The public keys, for whoever verifies this site's tokens (RFC 7517 §5). */
export async function jwks(_request: Request, context: RequestContext): Promise<Response> {
  const db = await openDatabase(context);
  const { published } = await loadKeyRing(db, context.env.KEY_WRAPPING_SECRET);
  return Response.json(
    { keys: published },
    { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } },
  );
}
