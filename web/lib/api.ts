import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  OAuthStartRequest,
  RegisterRequest,
  ResetPasswordRequest,
} from '../../worker/contract/account-schemas.ts';
import type {
  AccountSuccess,
  LoginRequest,
  LoginSuccess,
  OAuthStartSuccess,
  PasskeyOptionsSuccess,
  Provider,
  SessionSuccess,
  VerifyEmailSuccess,
} from '../../worker/contract/accounts.ts';
import type { Done, ErrorCode, Failure } from '../../worker/contract/answers.ts';
import { COMMON_PASSWORDS_PATH } from '../../worker/contract/common-passwords.ts';
import type { LeadRequest } from '../../worker/contract/lead-schemas.ts';

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

export function login(request: LoginRequest): Promise<ApiOutcome<LoginSuccess>> {
  return call('POST', '/api/login', request);
}

export function logout(): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/logout', {});
}

/** Ends all sessions of the account, including the current one. */
export function logoutEverywhere(): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/logout-everywhere', {});
}

/** Fetches the current user. Fails with `not_signed_in` if there is no session. */
export function fetchSession(): Promise<ApiOutcome<SessionSuccess>> {
  return call('GET', '/api/session');
}

/** Succeeds for a taken address too, to prevent account enumeration; its owner gets a mail. */
export function register(request: RegisterRequest): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/register', request);
}

/** @param token one-time token from the mailed link. */
export function verifyEmail(token: string): Promise<ApiOutcome<VerifyEmailSuccess>> {
  return call('POST', '/api/verify-email', { token });
}

export function resendVerification(email: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/resend-verification', { email });
}

/** Succeeds for any address, to prevent account enumeration. */
export function forgotPassword(email: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/forgot-password', { email });
}

export function resetPassword(request: ResetPasswordRequest): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/reset-password', request);
}

export function fetchAccount(): Promise<ApiOutcome<AccountSuccess>> {
  return call('GET', '/api/account');
}

export function changeProfile(username: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/account/profile', { username });
}

export function changePassword(request: ChangePasswordRequest): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/account/password', request);
}

/** Mails a link to the new address. The change takes effect when that link is opened. */
export function changeEmail(request: ChangeEmailRequest): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/account/email', request);
}

export function endSession(id: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/account/sessions/end', { id });
}

export function deleteAccount(password: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/account/delete', { password });
}

export function startOAuth(request: OAuthStartRequest): Promise<ApiOutcome<OAuthStartSuccess>> {
  return call('POST', '/api/oauth/start', request);
}

/** Supplies an email address if the provider did not return a verified one. */
export function sendOAuthEmail(email: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/oauth/email', { email });
}

export function disconnect(provider: Provider): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/oauth/disconnect', { provider });
}

export function fetchPasskeyLoginOptions(): Promise<ApiOutcome<PasskeyOptionsSuccess>> {
  return call('POST', '/api/passkeys/login-options', {});
}

/** @param credential response object from `@simplewebauthn/browser`. */
export function loginWithPasskey(
  credential: object,
  remember: boolean,
): Promise<ApiOutcome<LoginSuccess>> {
  return call('POST', '/api/passkeys/login', { credential, remember });
}

export function fetchNewPasskeyOptions(): Promise<ApiOutcome<PasskeyOptionsSuccess>> {
  return call('POST', '/api/passkeys/add-options', {});
}

export function addPasskey(credential: object, name: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/passkeys/add', { credential, name });
}

export function removePasskey(id: string): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/passkeys/remove', { id });
}

/** Sends a message to the operator. */
export function sendLead(request: LeadRequest): Promise<ApiOutcome<Done>> {
  return call('POST', '/api/leads', request);
}

/** Fetches the filter of common passwords; undefined if the request fails. */
export async function fetchCommonPasswords(): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(COMMON_PASSWORDS_PATH);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

async function call<Data extends { success: true }>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<ApiOutcome<Data>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }

  const answer: Data | Failure | undefined = await response.json().catch(() => undefined);
  if (response.ok && answer?.success) return { ok: true, data: answer };
  const failure = answer?.success === false ? answer : undefined;
  return {
    ok: false,
    failure: {
      kind: 'refused',
      status: response.status,
      code: failure?.code,
      message: failure?.message,
      field: failure?.field,
      retryAfterSeconds: readSeconds(response.headers.get('Retry-After')),
    },
  };
}

function readSeconds(value: string | null): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}
