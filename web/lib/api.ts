import type {
  ErrorCode,
  Failure,
  LoginRequest,
  LoginSuccess,
  LogoutSuccess,
  SessionSuccess,
} from '../../worker/contract.ts';

/** Why a call brought nothing: no answer at all, or an answer that says no. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** Absent when the answer was not the Worker's, as from a proxy on the way. */
      readonly code: ErrorCode | undefined;
      readonly message: string | undefined;
      /** From `Retry-After`, in seconds. */
      readonly retryAfterSeconds: number | undefined;
    };

export type ApiOutcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: ApiFailure };

export function login(request: LoginRequest): Promise<ApiOutcome<LoginSuccess>> {
  return call('POST', '/api/login', request);
}

export function logout(): Promise<ApiOutcome<LogoutSuccess>> {
  return call('POST', '/api/logout', {});
}

/** Who is signed in on this browser; refused with `not_signed_in` if nobody is. */
export function fetchSession(): Promise<ApiOutcome<SessionSuccess>> {
  return call('GET', '/api/session');
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
      retryAfterSeconds: readSeconds(response.headers.get('Retry-After')),
    },
  };
}

function readSeconds(value: string | null): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}
