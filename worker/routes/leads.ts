import { clientNetwork } from '../auth/client-network.ts';
import { openDatabase } from '../auth/open-database.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { LeadRequestSchema } from '../contract/lead-schemas.ts';
import type { Database } from '../db/database.ts';
import { insertLead } from '../db/leads.ts';
import { countAttempt, type ThrottlePolicy } from '../db/login-throttle.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { answerError } from '../http/answer-error.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { isForm, readForm } from '../http/form.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { leadMessage } from '../mail/messages/lead.ts';
import { sendMail } from '../mail/send.ts';
import { settings } from '../site.gen.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Five messages from a network, then none for an hour. */
export const LEAD_POLICY: ThrottlePolicy = {
  freeAttempts: 5,
  windowMs: HOUR_MS,
  firstDelayMs: HOUR_MS,
  longestDelayMs: HOUR_MS,
  memoryMs: 0,
};

/** Takes a message to the operator, from the app or from a form that a browser sent by itself. */
export async function leads(request: Request, context: RequestContext): Promise<Response> {
  if (isForm(request.headers)) return answerForm(request, context);
  await takeLead(request, context);
  return apiAnswer({ success: true });
}

/** Back to the page, at the notice that says how it went: it needs no script to show. */
async function answerForm(request: Request, context: RequestContext): Promise<Response> {
  const outcome = await takeLead(request, context).then(
    () => 'sent',
    (error: unknown) => {
      const { status } = answerError(error, request, context);
      return status === 429 || status >= 500 ? 'later' : 'invalid';
    },
  );
  const headers = { Location: `/company/contact#message-${outcome}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** @throws {ApiError} 400, 413, 415, 429 `too_many_attempts`, 503 `unavailable`. */
async function takeLead(request: Request, context: RequestContext): Promise<void> {
  const { requestId } = context;
  const read = isForm(request.headers) ? readForm : readBody;
  const { homepage, ...lead } = await read(request, LeadRequestSchema);
  if (homepage !== '') {
    logEvent('lead_ignored', { requestId });
    return;
  }
  try {
    const db = await openDatabase(context);
    await admitLead(db, clientNetwork(request.headers));
    await db.run(insertLead(lead, Date.now()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logEvent('lead_refused', { requestId, code: error.code });
    throw error.code === 'unavailable' ? notStored(error) : error;
  }
  logEvent('lead_received', { requestId, topic: lead.topic });
  const mail = { to: settings.contactEmail, replyTo: lead.email, message: leadMessage(lead) };
  finishLater(context, () => sendMail(context, mail));
}

async function admitLead(db: Database, network: string): Promise<void> {
  const nowMs = Date.now();
  const attempt = await countAttempt(db, await pseudonym('leads', network), LEAD_POLICY, nowMs);
  if (attempt.is_admitted) return;
  const waitSeconds = Math.max(1, Math.ceil((attempt.blocked_until_ms - nowMs) / 1000));
  throw new ApiError(
    429,
    'too_many_attempts',
    `Your network has sent several messages already. Please write to ${settings.contactEmail} instead.`,
    { headers: { 'Retry-After': String(waitSeconds) } },
  );
}

function notStored({ headers, cause }: ApiError): ApiError {
  const message = `Your message could not be stored. Please try again in a moment, or write to ${settings.contactEmail}.`;
  return new ApiError(503, 'unavailable', message, { headers, cause });
}
