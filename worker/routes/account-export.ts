import { logAccountEvent } from '../auth/log-account-event.ts';
import {
  describeFactor,
  findOwnSessions,
  listOwnDevices,
  listOwnEvents,
} from '../auth/own-account.ts';
import { type AccountHandler, notSignedIn } from '../auth/require-session.ts';
import { listCausedMails } from '../db/caused-mails.ts';
import { listConnections } from '../db/connections.ts';
import { pseudonym } from '../db/digests.ts';
import { listTokens } from '../db/one-time-tokens.ts';
import { listPasskeys } from '../db/passkeys.ts';
import { findUserById } from '../db/users.ts';

/** More than an account has: older ones than `ACCOUNT_EVENT_DAYS` are deleted. */
const ALL_EVENTS = 10_000;

/** Exports all personal data as a file, without hashes, tokens and keys. */
export const accountExport: AccountHandler = async (request, context, session) => {
  const isDemo = session.is_demo === 1;
  const { db } = context;
  const { user_id: userId, email } = session;

  const user = await findUserById(db, userId);
  if (user === null) throw notSignedIn();
  const { password_hash: _, ...account } = user;
  const file = {
    exportedAt: new Date().toISOString(),
    account,
    sessions: await findOwnSessions(context, session),
    links: isDemo ? [] : await listTokens(db, userId),
    // Of the kinds that anybody can cause: notices are not counted.
    limitedMailsOfTheLastHour: isDemo
      ? []
      : await listCausedMails(db, await pseudonym('mailbox', email)),
    events: await listOwnEvents(context, userId, ALL_EVENTS),
    devices: await listOwnDevices(request, context, userId),
    connections: await listConnections(db, userId),
    passkeys: await listPasskeys(db, userId),
    secondFactor: (await describeFactor(context, userId)) ?? null,
  };
  await logAccountEvent(context, 'account_exported', session);
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'no-store',
    },
  });
};
