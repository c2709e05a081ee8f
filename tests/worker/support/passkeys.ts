import { createMember } from './accounts.ts';
import { type Misbehaviour, SoftwareAuthenticator } from './authenticator.ts';
import { cookiesOf, mergeCookies, post } from './send.ts';

interface PasskeyOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly [more: string]: unknown;
}

/** Asks for options as a browser does. @returns them, and the browser's cookies afterwards. */
export async function askForPasskey(path: 'add-options' | 'login-options', session = '') {
  const response = await post(`passkeys/${path}`, {}, session);
  const { options } = await response.json<{ options: PasskeyOptions }>();
  return { options, cookie: mergeCookies(session, cookiesOf(response)) };
}

/** Adds a passkey to the account of a session. */
export async function addPasskey(session: string) {
  const authenticator = new SoftwareAuthenticator();
  const { options, cookie } = await askForPasskey('add-options', session);
  const body = { credential: await authenticator.create(options), name: 'Test key' };
  const response = await post('passkeys/add', body, cookie);
  if (response.status !== 200) throw new Error('The passkey was not added.');
  return authenticator;
}

/** Creates an account with a passkey. */
export async function createKeyHolder(email: string) {
  const member = await createMember(email);
  return { ...member, authenticator: await addPasskey(member.cookie) };
}

/** Shows a passkey, for a login or for a proof of a session. */
export async function showPasskey(
  path: 'passkeys/login' | 'proof/passkey',
  authenticator: SoftwareAuthenticator,
  session = '',
  wrong: Misbehaviour = {},
): Promise<Response> {
  const { options, cookie } = await askForPasskey('login-options', session);
  return post(path, { credential: await authenticator.get(options, wrong) }, cookie);
}
