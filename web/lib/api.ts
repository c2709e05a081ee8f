import type { ErrorCode, Failure } from '../../worker/contract/answers.ts';
import type { ApiAnswer, ApiPosts, ApiReads, RequestTo } from '../../worker/contract/api.ts';

/** Why a request failed: there was no response, or the response was an error. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** Undefined if the response did not come from the Worker, but from a proxy for example. */
      readonly code: ErrorCode | undefined;
      readonly message: string | undefined;
      /** Name of the invalid request property, if there is one. */
      readonly field: string | undefined;
      /** Value of the `Retry-After` header. */
      readonly retryAfterSeconds: number | undefined;
    };

export type ApiOutcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Fails with `not_signed_in` if there is no session. */
export const fetchSession = get('/api/session');
export const login = post('/api/login');
export const loginSecondFactor = post('/api/login/second-factor');
export const logout = post('/api/logout');
/** Ends all sessions of the account, including the current one. */
export const logoutEverywhere = post('/api/logout-everywhere');

/** Succeeds for a taken address too, to prevent account enumeration; its owner gets a mail. */
export const register = post('/api/register');
export const verifyEmail = post('/api/verify-email');
/** Gives an account its old address back and ends its sessions. */
export const undoEmail = post('/api/undo-email');
export const resendVerification = post('/api/resend-verification');
/** Succeeds for any address, to prevent account enumeration. */
export const forgotPassword = post('/api/forgot-password');
export const resetPassword = post('/api/reset-password');

export const fetchAccount = get('/api/account');
export const fetchAccountEvents = get('/api/account/events');
export const changeProfile = post('/api/account/profile');
export const changePassword = post('/api/account/password');
/** Mails a link to the new address. The change takes effect when that link is opened. */
export const changeEmail = post('/api/account/email');
export const endSession = post('/api/account/sessions/end');
export const forgetDevices = post('/api/account/forget-devices');
/** Ends the review after a reset: keeps these sign-in methods and removes all others. */
export const reviewSignInMethods = post('/api/account/review');
export const deleteAccount = post('/api/account/delete');

export const provePassword = post('/api/proof/password');
export const provePasskey = post('/api/proof/passkey');
/** Mails a code, if the account has no password, passkey or second factor. */
export const mailProofCode = post('/api/proof/mail');
export const proveCode = post('/api/proof/code');

export const startOAuth = post('/api/oauth/start');
/** Supplies an email address if the provider did not return a verified one. */
export const sendOAuthEmail = post('/api/oauth/email');
export const disconnect = post('/api/oauth/disconnect');

/** A `credential` is a response object from `@simplewebauthn/browser`. */
export const loginWithPasskey = post('/api/passkeys/login');
export const fetchPasskeyLoginOptions = post('/api/passkeys/login-options');
export const fetchNewPasskeyOptions = post('/api/passkeys/add-options');
export const addPasskey = post('/api/passkeys/add');
export const removePasskey = post('/api/passkeys/remove');

/** Makes a secret for an authenticator app. Logins stay as they are until it is enabled. */
export const setUpSecondFactor = post('/api/second-factor/set-up');
/** The `code` is from the app and shows that the app has the secret. */
export const enableSecondFactor = post('/api/second-factor/enable');
export const disableSecondFactor = post('/api/second-factor/disable');
/** Makes new recovery codes, which replace the old ones once they are saved. */
export const makeRecoveryCodes = post('/api/second-factor/recovery-codes');
/** The `code` is one of the new ones. */
export const saveRecoveryCodes = post('/api/second-factor/recovery-codes/save');
/** Calls off the removal that support was asked for. */
export const keepSecondFactor = post('/api/second-factor/keep');

export const sendLead = post('/api/leads');

/** Fetches everything that is stored about the account, as a JSON file. */
export async function fetchExport(): Promise<ApiOutcome<Blob>> {
  const response = await send('/api/account/export');
  if (!response?.ok) return { ok: false, failure: await readFailure(response) };
  const data = await response.blob().catch(() => undefined);
  return data ? { ok: true, data } : { ok: false, failure: { kind: 'network' } };
}

/** Fetches a file of the site; undefined if the request fails. */
export async function fetchFile(path: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function get<Path extends keyof ApiReads>(path: Path) {
  return () => call<ApiReads[Path]>(path);
}

function post<Path extends keyof ApiPosts>(path: Path) {
  return (request: RequestTo<Path>) => call<ApiPosts[Path]['answer']>(path, request ?? {});
}

/** @param body of a POST; a GET has none. */
async function call<Data extends ApiAnswer>(
  path: string,
  body?: unknown,
): Promise<ApiOutcome<Data>> {
  const response = await send(path, body);
  if (!response) return { ok: false, failure: { kind: 'network' } };
  const answer: Data | Failure | undefined = await response.json().catch(() => undefined);
  return answer?.success
    ? { ok: true, data: answer }
    : { ok: false, failure: toFailure(response, answer ?? undefined) };
}

/** @returns undefined if there was no response. */
async function send(path: string, body?: unknown): Promise<Response | undefined> {
  try {
    if (body === undefined) return await fetch(path);
    return await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

async function readFailure(response: Response | undefined): Promise<ApiFailure> {
  if (!response) return { kind: 'network' };
  const answer: Failure | undefined = await response.json().catch(() => undefined);
  return toFailure(response, answer?.success === false ? answer : undefined);
}

function toFailure({ status, headers }: Response, failure?: Failure): ApiFailure {
  return {
    kind: 'refused',
    status,
    code: failure?.code,
    message: failure?.message,
    field: failure?.field,
    retryAfterSeconds: readSeconds(headers.get('Retry-After')),
  };
}

function readSeconds(value: string | null): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}
