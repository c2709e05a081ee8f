import * as v from 'valibot';
import { openDatabase } from '../auth/open-database.ts';
import { deleteSessionCookie, endSession, readSessionToken } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

const LogoutRequestSchema = v.object({});

/** Answers the same whether there was a session or not: afterwards there is none. */
export async function logout(request: Request, context: RequestContext): Promise<Response> {
  await readBody(request, LogoutRequestSchema);

  if (readSessionToken(request) !== undefined) {
    const db = await openDatabase(context);
    const session = await endSession(request, { db, secret: context.env.KEY_WRAPPING_SECRET });
    if (session !== undefined) {
      const account = await pseudonym('account', session.email);
      logEvent('logout', { requestId: context.requestId, account });
    }
  }
  return apiAnswer(
    { success: true },
    {
      cookies: [deleteSessionCookie(request)],
      headers: { 'Clear-Site-Data': '"storage"' },
    },
  );
}
