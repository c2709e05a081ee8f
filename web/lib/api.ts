import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  OAuthStartRequest,
  ProvePasswordRequest,
  RegisterRequest,
  ResetPasswordRequest,
} from '../../worker/contract/account-schemas.ts';
import type {
  AccountEventsSuccess,
  AccountSuccess,
  LoginAnswer,
  LoginRequest,
  LoginSuccess,
  OAuthStartSuccess,
  PasskeyOptionsSuccess,
  ProofSuccess,
  Provider,
  SessionSuccess,
  VerifyEmailSuccess,
} from '../../worker/contract/accounts.ts';
import type { Done, ErrorCode, Failure } from '../../worker/contract/answers.ts';
import type { LeadRequest } from '../../worker/contract/lead-schemas.ts';
import type { RecoveryCodes, SecondFactorSetup } from '../../worker/contract/second-factor.ts';
import type { SecondFactorLoginRequest } from '../../worker/contract/second-factor-schemas.ts';

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

export function login(request: LoginRequest): Promise<ApiOutcome<LoginAnswer>> {
  return call('/api/login', request);
}

/** Completes a login that needs a second factor. */
export function loginSecondFactor(
  request: SecondFactorLoginRequest,
): Promise<ApiOutcome<LoginSuccess>> {
  return call('/api/login/second-factor', request);
}

export function logout(): Promise<ApiOutcome<Done>> {
  return call('/api/logout', {});
}

/** Ends all sessions of the account, including the current one. */
export function logoutEverywhere(): Promise<ApiOutcome<Done>> {
  return call('/api/logout-everywhere', {});
}

/** Fetches the current user. Fails with `not_signed_in` if there is no session. */
export function fetchSession(): Promise<ApiOutcome<SessionSuccess>> {
  return call('/api/session');
}

/** Succeeds for a taken address too, to prevent account enumeration; its owner gets a mail. */
export function register(request: RegisterRequest): Promise<ApiOutcome<Done>> {
  return call('/api/register', request);
}

interface LinkRequest {
  /** One-time token from the mailed link. */
  readonly token: string;
  /** Needed in a browser that did not ask for the link. */
  readonly password?: string;
}

export function verifyEmail(request: LinkRequest): Promise<ApiOutcome<VerifyEmailSuccess>> {
  return call('/api/verify-email', request);
}

/**
 * Gives an account its old address back and ends its sessions.
 * @param token one-time token from the mail to the old address.
 */
export function undoEmail(token: string): Promise<ApiOutcome<Done>> {
  return call('/api/undo-email', { token });
}

export function resendVerification(email: string): Promise<ApiOutcome<Done>> {
  return call('/api/resend-verification', { email });
}

/** Succeeds for any address, to prevent account enumeration. */
export function forgotPassword(email: string): Promise<ApiOutcome<Done>> {
  return call('/api/forgot-password', { email });
}

export function resetPassword(request: ResetPasswordRequest): Promise<ApiOutcome<Done>> {
  return call('/api/reset-password', request);
}

export function fetchAccount(): Promise<ApiOutcome<AccountSuccess>> {
  return call('/api/account');
}

export function fetchAccountEvents(): Promise<ApiOutcome<AccountEventsSuccess>> {
  return call('/api/account/events');
}

export function changeProfile(username: string): Promise<ApiOutcome<Done>> {
  return call('/api/account/profile', { username });
}

export function changePassword(request: ChangePasswordRequest): Promise<ApiOutcome<Done>> {
  return call('/api/account/password', request);
}

/** Mails a link to the new address. The change takes effect when that link is opened. */
export function changeEmail(request: ChangeEmailRequest): Promise<ApiOutcome<Done>> {
  return call('/api/account/email', request);
}

export function endSession(id: string): Promise<ApiOutcome<Done>> {
  return call('/api/account/sessions/end', { id });
}

/** Makes the account forget every browser but this one. */
export function forgetDevices(): Promise<ApiOutcome<Done>> {
  return call('/api/account/forget-devices', {});
}

interface WaysIn {
  /** Ids of passkeys. */
  readonly passkeys: readonly string[];
  readonly connections: readonly Provider[];
}

/** Ends the review after a reset: keeps these ways in and removes all others. */
export function reviewWaysIn(kept: WaysIn): Promise<ApiOutcome<Done>> {
  return call('/api/account/review', kept);
}

export function deleteAccount(): Promise<ApiOutcome<Done>> {
  return call('/api/account/delete', {});
}

/** Fetches everything that is stored about the account, as a JSON file. */
export async function fetchExport(): Promise<ApiOutcome<Blob>> {
  const response = await send('/api/account/export');
  if (!response?.ok) return { ok: false, failure: await readFailure(response) };
  const data = await response.blob().catch(() => undefined);
  return data ? { ok: true, data } : { ok: false, failure: { kind: 'network' } };
}

export function provePassword(request: ProvePasswordRequest): Promise<ApiOutcome<ProofSuccess>> {
  return call('/api/proof/password', request);
}

/** @param credential response object from `@simplewebauthn/browser`. */
export function provePasskey(credential: object): Promise<ApiOutcome<ProofSuccess>> {
  return call('/api/proof/passkey', { credential });
}

/** Mails a code, if the account has no password, passkey or second factor. */
export function mailProofCode(): Promise<ApiOutcome<Done>> {
  return call('/api/proof/mail', {});
}

export function proveCode(code: string): Promise<ApiOutcome<ProofSuccess>> {
  return call('/api/proof/code', { code });
}

export function startOAuth(request: OAuthStartRequest): Promise<ApiOutcome<OAuthStartSuccess>> {
  return call('/api/oauth/start', request);
}

/** Supplies an email address if the provider did not return a verified one. */
export function sendOAuthEmail(email: string): Promise<ApiOutcome<Done>> {
  return call('/api/oauth/email', { email });
}

export function disconnect(provider: Provider): Promise<ApiOutcome<Done>> {
  return call('/api/oauth/disconnect', { provider });
}

export function fetchPasskeyLoginOptions(): Promise<ApiOutcome<PasskeyOptionsSuccess>> {
  return call('/api/passkeys/login-options', {});
}

/** @param credential response object from `@simplewebauthn/browser`. */
export function loginWithPasskey(
  credential: object,
  remember: boolean,
): Promise<ApiOutcome<LoginSuccess>> {
  return call('/api/passkeys/login', { credential, remember });
}

export function fetchNewPasskeyOptions(): Promise<ApiOutcome<PasskeyOptionsSuccess>> {
  return call('/api/passkeys/add-options', {});
}

export function addPasskey(credential: object, name: string): Promise<ApiOutcome<Done>> {
  return call('/api/passkeys/add', { credential, name });
}

export function removePasskey(id: string): Promise<ApiOutcome<Done>> {
  return call('/api/passkeys/remove', { id });
}

/** Makes a secret for an authenticator app. Logins stay as they are until it is enabled. */
export function setUpSecondFactor(): Promise<ApiOutcome<SecondFactorSetup>> {
  return call('/api/second-factor/set-up', {});
}

/** @param code from the app, which shows that the app has the secret. */
export function enableSecondFactor(code: string): Promise<ApiOutcome<RecoveryCodes>> {
  return call('/api/second-factor/enable', { code });
}

export function disableSecondFactor(): Promise<ApiOutcome<Done>> {
  return call('/api/second-factor/disable', {});
}

/** Makes new recovery codes, which replace the old ones once they are saved. */
export function makeRecoveryCodes(): Promise<ApiOutcome<RecoveryCodes>> {
  return call('/api/second-factor/recovery-codes', {});
}

/** @param code one of the new codes. */
export function saveRecoveryCodes(code: string): Promise<ApiOutcome<Done>> {
  return call('/api/second-factor/recovery-codes/save', { code });
}

/** Calls off the removal that support was asked for. */
export function keepSecondFactor(): Promise<ApiOutcome<Done>> {
  return call('/api/second-factor/keep', {});
}

/** Sends a message to the operator. */
export function sendLead(request: LeadRequest): Promise<ApiOutcome<Done>> {
  return call('/api/leads', request);
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

/** @param body of a POST; a GET has none. */
async function call<Data extends { success: true }>(
  path: string,
  body?: object,
): Promise<ApiOutcome<Data>> {
  const response = await send(path, body);
  if (!response?.ok) return { ok: false, failure: await readFailure(response) };
  const data: Data | undefined = await response.json().catch(() => undefined);
  return data?.success ? { ok: true, data } : { ok: false, failure: toFailure(response) };
}

/** @returns undefined if there was no response. */
async function send(path: string, body?: object): Promise<Response | undefined> {
  try {
    return await fetch(
      path,
      body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
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
