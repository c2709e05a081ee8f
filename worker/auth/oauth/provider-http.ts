import {
  allowInsecureRequests,
  type CustomFetchOptions,
  customFetch,
  type ProtectedResourceRequestBody,
  protectedResourceRequest,
} from 'oauth4webapi';
import { SignInRefused } from './refused.ts';

/** Shared by all calls of one sign-in; leaves half a second of the five for our own work. */
const PROVIDER_BUDGET_MS = 4500;

/** The fetch options of oauth4webapi. */
export interface ProviderHttp {
  readonly [allowInsecureRequests]: boolean;
  readonly [customFetch]: (url: string, call: ProviderCall) => Promise<Response>;
}

type ProviderCall = CustomFetchOptions<string, ProtectedResourceRequestBody>;

/**
 * A timeout, HTTP 429 or a 5xx response from a provider ends the sign-in as `provider-unavailable`.
 *
 * @param isLocal allows http: only for a provider on this machine, see `env.ts`.
 */
export function createProviderHttp({ isLocal }: { readonly isLocal: boolean }): ProviderHttp {
  let signal: AbortSignal | undefined;
  return {
    [allowInsecureRequests]: isLocal,
    [customFetch]: async (url, { method, headers, body, redirect }) => {
      // Starts with the first call: opening a new database may take seconds, which must not count.
      signal ??= AbortSignal.timeout(PROVIDER_BUDGET_MS);
      const init = { method, headers, redirect, signal, ...(body && { body }) };
      const response = await fetchWhole(url, init).catch((cause: unknown) => {
        throw new SignInRefused('provider-unavailable', cause);
      });
      if (response.status >= 500 || response.status === 429) {
        throw new SignInRefused('provider-unavailable', new Error(`HTTP ${response.status}`));
      }
      return response;
    },
  };
}

/** Fetches the profile of the token's owner as JSON. */
export async function fetchProfile(
  accessToken: string,
  url: URL,
  http: ProviderHttp,
): Promise<unknown> {
  const none = undefined;
  const response = await protectedResourceRequest(accessToken, 'GET', url, none, none, http);
  return response.json();
}

/** Reads the body as well, so that the timeout covers it. */
async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
}
