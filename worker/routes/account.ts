import { publicUser } from '../auth/accounts.ts';
import { nearbyDatabase } from '../auth/nearby.ts';
import { describeFactor, listOwnDevices, listOwnSessions } from '../auth/own-account.ts';
import { notSignedIn, provenUntil, requireSession } from '../auth/require-session.ts';
import { noteSessionUse } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { listConnections } from '../db/connections.ts';
import { findPendingEmail } from '../db/one-time-tokens.ts';
import { listPasskeys } from '../db/passkeys.ts';
import { findUserById } from '../db/users.ts';
import { apiAnswer } from '../http/responses.ts';

/** Returns the data for the account screen. */
export async function account(request: Request, primary: RequestContext): Promise<Response> {
  const db = await nearbyDatabase(request, primary);
  const context = { ...primary, db };
  const session = await requireSession(request, primary, db);
  noteSessionUse(session, primary);

  const user = await findUserById(db, session.user_id);
  if (user === null) throw notSignedIn();
  const secondFactor = await describeFactor(context, user.id);
  const pendingEmail = await findPendingEmail(db, user.id);
  return apiAnswer({
    success: true,
    user: publicUser(user),
    isEmailVerified: user.email_verified_at_ms !== null,
    isDemo: user.is_demo === 1,
    hasPassword: user.password_hash !== '',
    ...(secondFactor === undefined ? {} : { secondFactor }),
    ...(pendingEmail === undefined ? {} : { pendingEmail }),
    createdAt: new Date(user.created_at_ms).toISOString(),
    provenUntil: new Date(provenUntil(session)).toISOString(),
    needsReview: user.review_since_ms !== null,
    sessions: await listOwnSessions(context, session),
    devices: await listOwnDevices(request, context, user.id),
    connections: await listConnections(db, user.id),
    passkeys: await listPasskeys(db, user.id),
  });
}
