import { publicUser } from '../auth/accounts.ts';
import { nearbyDatabase } from '../auth/nearby.ts';
import {
  deleteSessionCookie,
  findSession,
  hasSessionCookie,
  noteSessionUse,
} from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { apiAnswer } from '../http/responses.ts';

/** Returns the signed-in user. Without a cookie, it does not query the database. */
export async function session(request: Request, context: RequestContext): Promise<Response> {
  const found = await findSession(request, context, await nearbyDatabase(request, context));
  if (found === undefined) {
    return apiAnswer(
      { success: false, code: 'not_signed_in', message: 'You are not logged in.' },
      { status: 401, cookies: hasSessionCookie(request) ? [deleteSessionCookie(request)] : [] },
    );
  }
  noteSessionUse(found, context);
  return apiAnswer({
    success: true,
    user: publicUser({ id: found.user_id, email: found.email, username: found.username }),
    isEmailVerified: found.email_verified_at_ms !== null,
    isDemo: found.is_demo === 1,
    needsReview: found.review_since_ms !== null,
    expiresAt: new Date(found.expires_at_ms).toISOString(),
  });
}
