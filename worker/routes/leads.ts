import type { PostHandler } from '../auth/endpoint.ts';
import { admitRequest } from '../auth/throttle.ts';
import { insertLead, isAnnounced } from '../db/leads.ts';
import { ApiError } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { leadMessage } from '../mail/messages/lead.ts';
import { prepareMail } from '../mail/outbox.ts';

/** @throws {ApiError} 400, 413, 415, 429 `too_many_attempts`, 503 `unavailable`. */
export const sendLead: PostHandler<'/api/leads'> = async (context, { body }) => {
  const { db, requestId, settings } = context;
  const { homepage, ...lead } = body;
  if (homepage !== '') {
    logEvent('lead_ignored', { requestId });
    return { body: { success: true } };
  }
  try {
    await admitRequest(context, 'leads');
    const nowMs = Date.now();
    const mail = await prepareMail(context, leadMessage(settings, lead), {
      isLimited: false,
      condition: isAnnounced(nowMs),
    });
    const [, stored = []] = await db.batch([insertLead(lead, nowMs), mail.statement]);
    if (stored.length === 0) logEvent('mail_throttled', { requestId, kind: 'lead' });
    mail.deliver();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logEvent('lead_refused', { requestId, code: error.code });
    throw withContactAddress(error, settings.contactEmail);
  }
  logEvent('lead_received', { requestId, topic: lead.topic });
  return { body: { success: true } };
};

/** The same error, with the contact address as an alternative. */
function withContactAddress({ status, code, headers, cause }: ApiError, address: string): ApiError {
  const message =
    code === 'too_many_attempts'
      ? `Your network has already sent several messages. Please write to ${address} instead.`
      : `Your message could not be stored. Please try again in a moment, or write to ${address}.`;
  return new ApiError(status, code, message, { headers, cause });
}
