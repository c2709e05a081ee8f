import { finishLater, type RequestContext } from '../context.ts';
import { pseudonym } from '../db/digests.ts';
import { findBlock } from '../db/throttle.ts';
import { findUserByEmail } from '../db/users.ts';
import { countMail } from '../mail/limits.ts';
import { loginBlockedMessage } from '../mail/messages/sign-in.ts';
import { prepareMail } from '../mail/outbox.ts';
import { logAccountEvent } from './log-account-event.ts';

/**
 * Tells the owner of an account, once an hour, that so many wrong passwords were tried that other
 * browsers have to wait. Does nothing if only the network of the request has to.
 *
 * @param email address normalized by `foldEmail`.
 */
export function noteBlockedLogin(context: RequestContext, email: string): void {
  finishLater(context, async () => {
    const { db, settings } = context;
    if ((await findBlock(db, [await pseudonym('account', email)], Date.now())) === null) return;
    const user = await findUserByEmail(db, email);
    if (user === null || user.is_demo === 1) return;
    const mail = loginBlockedMessage(settings, email);
    const { statement, deliver } = await prepareMail(context, mail, { isLimited: false });
    if (!(await countMail(context, mail, { limit: 1, and: [statement] }))) return;
    deliver();
    await logAccountEvent(context, 'login_blocked', { email, user_id: user.id });
  });
}
