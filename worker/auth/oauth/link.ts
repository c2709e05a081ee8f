import type { RequestContext } from '../../context.ts';
import type { Identity } from '../../db/connections.ts';
import {
  type ConnectedUser,
  connectByAddress,
  findConnectedUser,
  insertConnection,
} from '../../db/connections.ts';
import type { LiveSession } from '../../db/sessions.ts';
import { findUserByEmail } from '../../db/users.ts';
import { signInMethodAddedMessage } from '../../mail/messages/sign-in.ts';
import { sendMailLater } from '../../mail/send.ts';
import { logAccountEvent } from '../log-account-event.ts';
import type { ConfirmedIdentity } from './identity.ts';
import { providerName } from './providers.ts';
import { SignInRefused } from './refused.ts';

/**
 * The account that an identity opens: the one it is connected to, else the one of the address
 * that the provider has verified, which is made if there is none.
 *
 * @returns undefined for a newcomer without such an address.
 * @throws {SignInRefused} `taken`, or `failed` for an account that is locked.
 */
export async function accountOf(
  context: RequestContext,
  identity: ConfirmedIdentity,
): Promise<ConnectedUser | undefined> {
  const known = await findConnectedUser(context.db, identity);
  if (known !== null) return requireOpen(known);
  if (identity.verifiedEmail === undefined) return undefined;
  return linkByAddress(context, identity, identity.verifiedEmail);
}

/**
 * Connects an identity to the account of an address that is proved to be its owner's.
 *
 * @param email folded.
 * @throws {SignInRefused} `taken`, or `failed` for an account that is locked.
 */
export async function linkByAddress(
  context: RequestContext,
  identity: Identity,
  email: string,
): Promise<ConnectedUser> {
  const { db } = context;
  const before = await findUserByEmail(db, email);
  if (before?.is_demo === 1 || (before !== null && before.locked_at_ms !== null)) {
    throw new SignInRefused('failed');
  }
  await db.batch(connectByAddress(identity, email, Date.now()));
  const user = await findConnectedUser(db, identity);
  if (user?.email !== email) throw new SignInRefused('taken');
  await noteAddition(context, identity, user, { isNewAccount: before === null });
  return requireOpen(user);
}

/**
 * Connects an identity to the account that is signed in.
 *
 * @throws {SignInRefused} `taken` if it opens another account, `failed` if the account is
 *   connected to somebody else at this provider.
 */
export async function linkToSession(
  context: RequestContext,
  identity: Identity,
  session: LiveSession,
): Promise<void> {
  const { db } = context;
  const before = await findConnectedUser(db, identity);
  if (before?.id === session.user_id) return;
  await db.run(insertConnection(identity, session.user_id, Date.now()));
  const after = await findConnectedUser(db, identity);
  if (after?.id !== session.user_id) throw new SignInRefused(after === null ? 'failed' : 'taken');
  await noteAddition(context, identity, after, { isNewAccount: false });
}

function requireOpen(user: ConnectedUser): ConnectedUser {
  if (user.locked_at_ms !== null) throw new SignInRefused('failed');
  return user;
}

/** The owner of an account that was there before hears of every new way into it. */
async function noteAddition(
  context: RequestContext,
  { provider }: Identity,
  { email }: ConnectedUser,
  { isNewAccount }: { readonly isNewAccount: boolean },
): Promise<void> {
  const details = { method: provider, isNewAccount };
  await logAccountEvent(context, 'sign_in_method_added', email, details);
  if (isNewAccount) return;
  sendMailLater(context, signInMethodAddedMessage(context.settings, email, providerName(provider)));
}
