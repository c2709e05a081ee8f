import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { vi } from 'vitest';
import type { Provider } from '../../../worker/contract/accounts.ts';
import { digest } from '../../../worker/db/digests.ts';
import type { Env } from '../../../worker/env.ts';
import { MAILED_ENV } from './mailbox.ts';
import { cookiesOf, post, send } from './send.ts';

/** Environment with all three providers configured. */
export const PROVIDER_ENV: Env = {
  ...MAILED_ENV,
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_CLIENT_SECRET: 'facebook-secret',
  TWITTER_CLIENT_ID: 'twitter-client',
  TWITTER_CLIENT_SECRET: 'twitter-secret',
};

type Fault = 'fails' | 'hangs' | 'is busy' | 'is broken';

interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
}

/** Shared by all tests of a file, because the Worker caches Google's JWKS. */
const keys = generateKeyPair('RS256');
const forgersKeys = generateKeyPair('RS256');

/**
 * Mocks `fetch` for all three providers: a code works once, and only with its own client, redirect
 * URI and code verifier.
 */
export class FakeProvider {
  /** Claims of the user who is signed in at the provider. */
  googleClaims: Record<string, unknown> = {};
  facebookProfile: Record<string, unknown> = {};
  twitterProfile: Record<string, unknown> = {};
  fault: Fault | undefined;
  /** Signs ID tokens with a key that is not in Google's JWKS. */
  isForger = false;
  readonly requests: Request[] = [];
  readonly #grants = new Map<string, Grant>();

  install(): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      this.requests.push(request.clone());
      return this.#answer(request);
    });
  }

  /** Approves the request at the provider. @returns the path of the redirect back to the site. */
  agree(location: string): string {
    const { searchParams } = new URL(location);
    const code = crypto.randomUUID();
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    this.#grants.set(code, {
      redirectUri,
      clientId: searchParams.get('client_id') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
      nonce: searchParams.get('nonce'),
    });
    return callbackPath(redirectUri, { code, state: searchParams.get('state') ?? '' });
  }

  async #answer(request: Request): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    if (this.fault === 'fails') throw new TypeError('Network connection lost.');
    if (this.fault === 'hangs') return waitForEver(request.signal);
    if (this.fault === 'is busy') return new Response('Too many requests', { status: 429 });
    if (this.fault === 'is broken') return new Response('<h1>Oops</h1>', { status: 502 });
    switch (`${hostname}${pathname}`) {
      case 'accounts.google.com/.well-known/openid-configuration':
        return Response.json({
          issuer: 'https://accounts.google.com',
          authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
          token_endpoint: 'https://oauth2.googleapis.com/token',
          jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case 'www.googleapis.com/oauth2/v3/certs': {
        const { publicKey } = await keys;
        return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', use: 'sig' }] });
      }
      case 'oauth2.googleapis.com/token':
        return this.#answerCode(request, 'google');
      case 'graph.facebook.com/v23.0/oauth/access_token':
        return this.#answerCode(request, 'facebook');
      case 'graph.facebook.com/v23.0/me':
        return this.#answerBearer(request, this.facebookProfile);
      case 'api.x.com/2/oauth2/token':
        return this.#answerCode(request, 'twitter');
      case 'api.x.com/2/users/me':
        return this.#answerBearer(request, { data: this.twitterProfile });
      default:
        throw new Error(`The Worker asked for ${request.url}.`);
    }
  }

  async #answerCode(request: Request, provider: Provider): Promise<Response> {
    const form = await request.formData();
    const code = String(form.get('code'));
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const { clientId, clientSecret } = readClient(request, form, provider);
    const isGranted =
      grant !== undefined &&
      grant.clientId === `${provider}-client` &&
      clientId === `${provider}-client` &&
      clientSecret === `${provider}-secret` &&
      form.get('redirect_uri') === grant.redirectUri &&
      (await digest(String(form.get('code_verifier')))) === grant.challenge;
    if (!isGranted) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const idToken = provider === 'google' ? { id_token: await this.#signIdToken(grant.nonce) } : {};
    return Response.json({ access_token: 'canary-access-token', token_type: 'bearer', ...idToken });
  }

  #answerBearer(request: Request, profile: Record<string, unknown>): Response {
    return request.headers.get('Authorization') === 'Bearer canary-access-token'
      ? Response.json(profile)
      : Response.json({ error: 'invalid_token' }, { status: 401 });
  }

  async #signIdToken(nonce: string | null): Promise<string> {
    const { privateKey } = await (this.isForger ? forgersKeys : keys);
    const iat = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: 'https://accounts.google.com',
      aud: 'google-client',
      iat,
      exp: iat + 300,
      ...(nonce !== null && { nonce }),
      ...this.googleClaims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(privateKey);
  }
}

interface Journey {
  readonly intent?: 'login' | 'connect' | 'prove';
  /** A code of the second factor, for a proof. */
  readonly code?: string;
  readonly remember?: boolean;
  /** Cookies of the browser before the sign-in. */
  readonly cookie?: string;
}

/** Starts a sign-in. */
export async function startSignIn(
  provider: Provider,
  { intent = 'login', remember = false, cookie = '', code }: Journey = {},
): Promise<{ location: string; cookie: string }> {
  const response = await post('oauth/start', { provider, intent, remember, code }, cookie, {
    env: PROVIDER_ENV,
  });
  const { location }: { location: string } = await response.json();
  return { location, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; ') };
}

/** Completes a sign-in: start, approval at the provider, callback. */
export async function signInWith(
  fake: FakeProvider,
  provider: Provider,
  journey: Journey = {},
): Promise<{ response: Response; cookie: string }> {
  const { location, cookie } = await startSignIn(provider, journey);
  const response = await comeBack(fake.agree(location), cookie);
  return { response, cookie };
}

/** Requests the callback, as the provider's redirect does. */
export function comeBack(path: string, cookie: string): Promise<Response> {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  return send(`GET ${path}`, { cookie, headers, env: PROVIDER_ENV });
}

/** The path and query of a callback with these parameters. */
export function callbackPath(redirectUri: string, parameters: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

function readClient(request: Request, form: FormData, provider: Provider) {
  if (provider !== 'twitter') {
    return { clientId: form.get('client_id'), clientSecret: form.get('client_secret') };
  }
  const [, encoded = ''] = request.headers.get('Authorization')?.split('Basic ') ?? [];
  const [clientId, clientSecret] = atob(encoded).split(':').map(decodeURIComponent);
  return { clientId, clientSecret };
}

function waitForEver(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
