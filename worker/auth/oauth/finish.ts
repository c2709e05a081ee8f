import type { RequestContext } from '../../context.ts';
import type { OAuthOutcome } from '../../contract/accounts.ts';
import type { AttemptRow } from '../../db/oauth-attempts.ts';
import { findActiveFactor } from '../../db/second-factors.ts';
import type { LiveSession } from '../../db/sessions.ts';
import { bindBrowser, deleteBinding } from '../browser-binding.ts';
import { recognizeBrowser } from '../device-cookie.ts';
import { recordProof } from '../proofs.ts';
import { enter } from '../second-factor/enter.ts';
import { findSession } from '../sessions.ts';
import type { ConfirmedIdentity } from './identity.ts';
import { accountConnectedTo, accountOf, linkToSession } from './link.ts';
import { PENDING_IDENTITY_SECONDS, rememberIdentity } from './pending.ts';
import { SignInRefused } from './refused.ts';

interface Ending {
  readonly outcome: OAuthOutcome;
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[];
}

interface Visit {
  readonly context: RequestContext;
  readonly attempt: AttemptRow;
}

/**
 * Signs in the account of an identity, waits for its second factor, or stores the identity until the
 * visitor enters an address.
 *
 * @throws {SignInRefused} `taken` or `failed`.
 */
export async function finishLogin(
  { context, attempt }: Visit,
  identity: ConfirmedIdentity,
): Promise<Ending> {
  const user = await accountOf(context, identity);
  if (user === undefined) {
    const { digest, cookie } = await bindBrowser(context, 'oauth', PENDING_IDENTITY_SECONDS);
    await rememberIdentity(context.db, digest, identity);
    return { outcome: 'needs-email', cookies: [cookie] };
  }
  const { needsSecondFactor, cookies } = await enter(context, {
    user,
    isRemembered: attempt.is_remembered === 1,
    method: identity.provider,
    browser: await recognizeBrowser(context, user.email),
  });
  const outcome = needsSecondFactor ? 'second-factor' : 'done';
  return { outcome, cookies: [...cookies, deleteBinding(context, 'oauth')] };
}

/**
 * Proves that the visitor still holds an identity that is connected to the signed-in account. The
 * code of a second factor was entered before the visitor left for the provider.
 *
 * @throws {SignInRefused} `expired`, also without such a code, or `taken` if the identity is not connected to this account.
 */
export async function finishProof(
  { context, attempt }: Visit,
  identity: ConfirmedIdentity,
): Promise<Ending> {
  const session = await requireAttemptSession(context, attempt);
  const user = await accountConnectedTo(context, identity);
  if (user?.id !== session.user_id) throw new SignInRefused('taken');
  const factor = await findActiveFactor(context.db, session.user_id);
  if (factor !== null && attempt.has_code === 0) throw new SignInRefused('expired');
  await recordProof(context, session, identity.provider);
  return { outcome: 'done', cookies: [deleteBinding(context, 'oauth')] };
}

/**
 * Connects an identity to the account that started the flow, if its session and its proof still hold.
 *
 * @throws {SignInRefused} `expired`, `unverified`, `taken` or `failed`.
 */
export async function finishConnect(
  { context, attempt }: Visit,
  identity: ConfirmedIdentity,
): Promise<Ending> {
  const session = await requireAttemptSession(context, attempt);
  if (session.email_verified_at_ms === null) throw new SignInRefused('unverified');
  await linkToSession(context, identity, session);
  return { outcome: 'done', cookies: [deleteBinding(context, 'oauth')] };
}

/** @throws {SignInRefused} `expired` unless the session that started the attempt goes on. */
async function requireAttemptSession(
  context: RequestContext,
  attempt: AttemptRow,
): Promise<LiveSession> {
  const session = await findSession(context);
  if (session === undefined || session.sid !== attempt.sid) {
    throw new SignInRefused('expired');
  }
  return session;
}
