import type { RequestContext } from '../../context.ts';
import { unwrap, wrap } from '../../db/key-wrapping.ts';
import {
  listPlainSecrets,
  type StoredSecret,
  storeWrappedSecret,
} from '../../db/second-factors.ts';
import { unavailable } from '../../http/errors.ts';
import { logEvent } from '../../log.ts';

/** Limits the work of one run. */
const ROWS_PER_RUN = 500;

/** Prepares the secret of an account for storage: encrypted if the deployment has a secret. */
export async function sealSecret(
  { env }: RequestContext,
  userId: string,
  secret: string,
): Promise<StoredSecret> {
  const wrapping = env.KEY_WRAPPING_SECRET;
  if (wrapping === undefined) return { user_id: userId, secret, is_wrapped: 0 };
  return { user_id: userId, secret: await wrap(secret, labelOf(userId), wrapping), is_wrapped: 1 };
}

/** @throws {ApiError} 503 if the secret cannot be decrypted. */
export async function openSecret(
  { env }: RequestContext,
  { user_id: userId, secret, is_wrapped }: StoredSecret,
): Promise<string> {
  if (is_wrapped === 0) return secret;
  return unwrap(secret, labelOf(userId), env.KEY_WRAPPING_SECRET).catch((cause: unknown) => {
    throw unavailable(cause);
  });
}

/** Encrypts what was stored before the deployment had a secret. A scheduled job. */
export async function wrapPlainSecrets({ db, env, requestId }: RequestContext): Promise<void> {
  const wrapping = env.KEY_WRAPPING_SECRET;
  if (wrapping === undefined) return;
  const rows = await listPlainSecrets(db, ROWS_PER_RUN);
  if (rows.length === 0) return;
  const updates = rows.map(async (row) =>
    storeWrappedSecret(row, await wrap(row.secret, labelOf(row.user_id), wrapping)),
  );
  await db.batch(await Promise.all(updates));
  logEvent('second_factor_wrapped', { requestId, count: rows.length });
}

function labelOf(userId: string) {
  return { kind: 'second factors', id: userId } as const;
}
