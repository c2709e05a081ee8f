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
 * Finds the account of an identity: the connected one, else the account with the verified address,
 * which is created if necessary.
 *
 * @returns undefined for a new visitor without a verified address.
 * @throws {SignInRefused} `taken`, or `failed` for a locked account.
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
 * Connects an identity to the account of an address whose ownership is proven.
 *
 * @param email address normalized by `foldEmail`.
 * @throws {SignInRefused} `taken`, or `failed` for a locked account.
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
 * Connects an identity to the signed-in account.
 *
 * @throws {SignInRefused} `taken` if the identity belongs to another account, `failed` if the
 *   account already has another identity of this provider.
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

/** Notifies the owner of an existing account of each new sign-in method. */
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
