import type { RequestContext } from '../context.ts';
import {
  COMMON_PASSWORDS_PATH,
  type CommonPasswords,
  readCommonPasswords,
} from '../contract/common-passwords.ts';
import { findPasswordWeakness, WEAKNESS_MESSAGES } from '../contract/password-rules.ts';
import { readAsset } from '../http/assets.ts';
import { ApiError } from '../http/errors.ts';
import { hasLeaked } from './breached-passwords.ts';
import { takeHashTurn } from './hash-turn.ts';
import { hashPassword } from './passwords.ts';

const LEAKED =
  'This password is on a list of leaked passwords. Choose another one, and change it wherever else you use it.';

const listsByAssets = new WeakMap<Fetcher, CommonPasswords>();

interface NewPassword {
  readonly password: string;
  /** The request property that contains the password. */
  readonly field: 'newPassword' | 'password';
  readonly email: string;
  readonly username: string;
  /** Whose turn it is to make a hash; empty if anybody may name any account. */
  readonly account: string;
}

/**
 * Hashes a new password, and rejects one that is easy to guess or known from a leak (NIST SP
 * 800-63B-4 §3.1.1.2). Existing passwords are not rechecked. Call it after the rate limits: it may
 * ask a service.
 *
 * @throws {ApiError} 400 `weak_password` with the reason; 503 if the list cannot be read, or there
 *   is no turn for a hash.
 */
export async function hashNewPassword(
  context: RequestContext,
  { password, field, email, username, account }: NewPassword,
): Promise<string> {
  const { env, settings } = context;
  const common = await loadCommonPasswords(env.ASSETS, settings.origin);
  const owner = { brand: settings.brand, email, username };
  const weakness = findPasswordWeakness(password, owner, common.has);
  if (weakness !== undefined) {
    throw new ApiError(400, 'weak_password', WEAKNESS_MESSAGES[weakness], { field });
  }
  if (await hasLeaked(context, password)) {
    throw new ApiError(400, 'weak_password', LEAKED, { field });
  }
  const place = { network: context.client.network, account };
  return takeHashTurn(place, (turn) => hashPassword(turn, password));
}

/** Cached per isolate. The list is a static asset, to keep it out of the Worker's bundle. */
async function loadCommonPasswords(assets: Fetcher, origin: string): Promise<CommonPasswords> {
  const known = listsByAssets.get(assets);
  if (known !== undefined) return known;
  const response = await readAsset(assets, origin, COMMON_PASSWORDS_PATH);
  const list = readCommonPasswords(new Uint8Array(await response.arrayBuffer()));
  listsByAssets.set(assets, list);
  return list;
}
