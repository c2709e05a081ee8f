import {
  AuthorizationResponseError,
  authorizationCodeGrantRequest,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import type { AttemptSecrets } from './attempts.ts';
import type { ConfirmedIdentity } from './identity.ts';
import type { ConfiguredProvider } from './providers.ts';
import { SignInRefused } from './refused.ts';

/** With the values that the callback is checked against. */
interface ProviderAnswer extends AttemptSecrets {
  readonly parameters: URLSearchParams;
}

/**
 * Exchanges the authorization code for a verified identity. oauth4webapi checks state, issuer (RFC
 * 9207), audience, nonce and times.
 *
 * @throws {SignInRefused} `cancelled`, `provider-unavailable` or `failed`.
 */
export async function exchangeCode(
  provider: ConfiguredProvider,
  answer: ProviderAnswer,
): Promise<ConfirmedIdentity> {
  try {
    return await exchange(provider, answer);
  } catch (error) {
    if (error instanceof SignInRefused) throw error;
    throw new SignInRefused(nameOutcome(error), error);
  }
}

async function exchange(
  { definition, settings, http, redirectUri }: ConfiguredProvider,
  { parameters, state, codeVerifier, nonce }: ProviderAnswer,
): Promise<ConfirmedIdentity> {
  const server = await definition.loadServer(settings, http);
  const client = { client_id: settings.clientId };
  const checked = validateAuthResponse(server, client, parameters, state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    definition.authenticate(settings.clientSecret),
    checked,
    redirectUri,
    codeVerifier,
    http,
  );
  const expected = definition.isOpenId ? { expectedNonce: nonce, requireIdToken: true } : {};
  const tokens = await processAuthorizationCodeResponse(server, client, response, expected);
  return definition.readIdentity({ settings, server, client, http, response, tokens });
}

/** Maps authorization errors (RFC 6749 §4.1.2.1) to outcomes. */
function nameOutcome(error: unknown): 'cancelled' | 'failed' | 'provider-unavailable' {
  if (!(error instanceof AuthorizationResponseError)) return 'failed';
  switch (error.error) {
    case 'access_denied':
      return 'cancelled';
    case 'server_error':
    case 'temporarily_unavailable':
      return 'provider-unavailable';
    default:
      return 'failed';
  }
}
