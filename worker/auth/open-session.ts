import type { Statement } from '../db/database.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readDeviceId, writeDeviceCookie } from './device-cookie.ts';
import { startSession } from './sessions.ts';
import type { TokenContext } from './tokens.ts';

interface Opening {
  readonly user: { readonly id: string; readonly email: string };
  readonly isRemembered: boolean;
  /** What the login leaves to do, in the same transaction. */
  readonly alongside: readonly Statement[];
}

/**
 * Signs in somebody who has proved who they are without a password. The browser becomes known to
 * the account, as after a login with one.
 *
 * @returns the `Set-Cookie` values.
 */
export async function openSession(
  request: Request,
  tokens: TokenContext,
  { user, isRemembered, alongside }: Opening,
): Promise<string[]> {
  const account = await pseudonym('account', user.email);
  const id = await readDeviceId(request, tokens, account);
  return [
    await startSession(request, tokens, { userId: user.id, isRemembered, alongside }),
    await writeDeviceCookie(request, tokens, { account, id }),
  ];
}
