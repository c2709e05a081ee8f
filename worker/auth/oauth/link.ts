import type { RequestContext } from '../../context.ts';
import { proven } from '../../db/authority.ts';
import type { Identity } from '../../db/connections.ts';
import {
  type ConnectedUser,
  connectByAddress,
  findConnectedUser,
  insertConnection,
} from '../../db/connections.ts';
import type { LiveSession } from '../../db/sessions.ts';
import { findUserByEmail } from '../../db/users.ts';
import { ApiError } from '../../http/errors.ts';
import type { Mail } from '../../mail/compose.ts';
import { signInMethodAddedMessage } from '../../mail/messages/sign-in.ts';
import { withMails } from '../../mail/outbox.ts';
import { logAccountEvent } from '../log-account-event.ts';
import type { ConfirmedIdentity } from './identity.ts';
import { providerName } from './providers.ts';
import { SignInRefused } from './refused.ts';

/**
 * Finds the account of an identity: the connected one, else the account with the verified address,
 * which is created if necessary.
 *
 * @returns undefined for a new visitor without a verified address.
 * @throws {SignInRefused} like `accountConnectedTo` and `linkByAddress`.
 */
export async function accountOf(
  context: RequestContext,
  identity: ConfirmedIdentity,
): Promise<ConnectedUser | undefined> {
  const known = await accountConnectedTo(context, identity);
  if (known !== undefined || identity.verifiedEmail === undefined) return known;
  return linkByAddress(context, identity, identity.verifiedEmail, {
    isAuthoritative: identity.isAuthoritative,
  });
}

/**
 * Finds the account that an identity is connected to.
 *
 * @throws {SignInRefused} `failed` for a locked account, `held` for a connection that was added
 *   shortly before a reset and not confirmed since.
 */
export async function accountConnectedTo(
  { db }: RequestContext,
  identity: Identity,
): Promise<ConnectedUser | undefined> {
  const user = await findConnectedUser(db, identity);
  return user === null ? undefined : requireOpen(user);
}

/**
 * Connects an identity to the account of an address. An account whose owner has confirmed the
 * address is connected only if the provider itself hands out the address: otherwise its owner has
 * to log in and connect the provider from within.
 *
 * @param email address normalized by `foldEmail`, proven to belong to the visitor.
 * @throws {SignInRefused} `log-in-first`, `taken`, or `failed` for a locked account.
 */
export async function linkByAddress(
  context: RequestContext,
  identity: Identity,
  email: string,
  { isAuthoritative }: { readonly isAuthoritative: boolean },
): Promise<ConnectedUser> {
  const { db } = context;
  const before = await findUserByEmail(db, email);
  if (before?.is_demo === 1 || (before !== null && before.locked_at_ms !== null)) {
    throw new SignInRefused('failed');
  }
  const isConfirmed = before !== null && before.email_verified_at_ms !== null;
  if (isConfirmed && !isAuthoritative) throw new SignInRefused('log-in-first');
  const isNewAccount = before === null;
  const mails = isNewAccount ? [] : [additionMessage(context, identity, email)];
  await withMails(context, mails, (notices) =>
    db.batch([...connectByAddress(identity, email), ...notices]),
  );
  const user = await findConnectedUser(db, identity);
  if (user?.email !== email) throw new SignInRefused('taken');
  await noteAddition(context, identity, user, { isNewAccount });
  return requireOpen(user);
}

/**
 * Connects an identity to the signed-in account.
 *
 * @throws {SignInRefused} `taken` if the identity belongs to another account, `failed` if the
 *   account already has another identity of this provider, `expired` without a fresh proof.
 */
export async function linkToSession(
  context: RequestContext,
  identity: Identity,
  session: LiveSession,
): Promise<void> {
  const { db } = context;
  const before = await findConnectedUser(db, identity);
  if (before?.id === session.user_id) return;
  const mails = [additionMessage(context, identity, session.email)];
  await withMails(context, mails, (notices) =>
    insertConnection(db, proven(session), identity, notices),
  ).catch((error: unknown) => {
    const isOutdated = error instanceof ApiError && error.code === 'proof_required';
    throw isOutdated ? new SignInRefused('expired') : error;
  });
  const after = await findConnectedUser(db, identity);
  if (after?.id !== session.user_id) throw new SignInRefused(after === null ? 'failed' : 'taken');
  await noteAddition(context, identity, after, { isNewAccount: false });
}

function requireOpen(user: ConnectedUser): ConnectedUser {
  if (user.locked_at_ms !== null) throw new SignInRefused('failed');
  if (user.is_held === 1) throw new SignInRefused('held');
  return user;
}

/** Notifies the owner of an existing account of a new sign-in method. */
function additionMessage({ settings }: RequestContext, { provider }: Identity, to: string): Mail {
  return signInMethodAddedMessage(settings, to, providerName(provider));
}

async function noteAddition(
  context: RequestContext,
  { provider }: Identity,
  { id, email }: ConnectedUser,
  { isNewAccount }: { readonly isNewAccount: boolean },
): Promise<void> {
  const details = { method: provider, isNewAccount };
  await logAccountEvent(context, 'sign_in_method_added', { email, user_id: id }, details);
}
