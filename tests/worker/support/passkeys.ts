import { SoftwareAuthenticator } from './authenticator.ts';
import { cookiesOf, send } from './send.ts';

interface PasskeyOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

/** Asks for options as a browser does. @returns them, and the browser's cookies afterwards. */
export async function askForPasskey(path: 'add-options' | 'login-options', session = '') {
  const response = await send(`POST /api/passkeys/${path}`, { body: {}, cookie: session });
  const { options } = await response.json<{ options: PasskeyOptions }>();
  return { options, cookie: [session, cookiesOf(response)].filter(Boolean).join('; ') };
}

/** Adds a passkey to the account of a session. */
export async function addPasskey(session: string): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator();
  const { options, cookie } = await askForPasskey('add-options', session);
  const body = { credential: await authenticator.create(options) };
  const response = await send('POST /api/passkeys/add', { body, cookie });
  if (response.status !== 200) throw new Error('The passkey was not added.');
  return authenticator;
}

/** Shows a passkey, for a login or for a proof of a session. */
export async function showPasskey(
  path: 'passkeys/login' | 'proof/passkey',
  authenticator: SoftwareAuthenticator,
  session = '',
): Promise<Response> {
  const { options, cookie } = await askForPasskey('login-options', session);
  const body = { credential: await authenticator.get(options) };
  return send(`POST /api/${path}`, { body, cookie });
}
