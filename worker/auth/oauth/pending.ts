import type { RequestContext } from '../../context.ts';
import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import type { Identity } from '../../db/connections.ts';
import type { Database } from '../../db/database.ts';
import { insertPendingIdentity, type PendingConnectionRow } from '../../db/pending-identities.ts';
import { makeLinkAddress } from '../links.ts';

/** Time limit for entering an address after returning from the provider. */
export const PENDING_IDENTITY_SECONDS = 30 * 60;
export const PENDING_CONNECTION_SECONDS = VERIFICATION_HOURS * 60 * 60;

/** Stores an identity until its owner enters an address in the same browser. */
export async function rememberIdentity(
  db: Database,
  browserDigest: string,
  identity: Identity,
): Promise<void> {
  const expires_at_ms = Date.now() + PENDING_IDENTITY_SECONDS * 1000;
  await db.batch(
    insertPendingIdentity({ ...plain(identity), browser_sha256: browserDigest, expires_at_ms }),
  );
}

/**
 * Creates the link that connects an identity to the account of an address.
 *
 * @param email address normalized by `foldEmail`.
 * @returns the URL, which contains the secret and goes only into the mail, and the row to store.
 */
export async function makeConnectionLink(
  { settings }: RequestContext,
  browserDigest: string,
  identity: Identity,
  email: string,
): Promise<{ readonly url: string; readonly pending: PendingConnectionRow }> {
  const { url, token_sha256 } = await makeLinkAddress(settings.origin, '/verify-email');
  const pending = {
    ...plain(identity),
    email,
    browser_sha256: browserDigest,
    token_sha256,
    expires_at_ms: Date.now() + PENDING_CONNECTION_SECONDS * 1000,
  };
  return { url, pending };
}

/** Drops extra properties, because each property becomes a column. */
function plain({ provider, subject, username, label }: Identity): Identity {
  return { provider, subject, username, label };
}
