import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { AttemptSecrets } from './attempts.ts';
import type { ConfiguredProvider } from './providers.ts';
import { SignInRefused } from './refused.ts';

/**
 * Builds the authorization request URL with PKCE (RFC 6749 §4.1.1, RFC 7636 §4.3).
 *
 * @throws {SignInRefused} `provider-unavailable`.
 */
export async function authorizationUrl(
  { definition, settings, http, redirectUri }: ConfiguredProvider,
  { state, codeVerifier, nonce }: AttemptSecrets,
): Promise<string> {
  const server = await definition.loadServer(settings, http).catch((error: unknown) => {
    throw new SignInRefused('provider-unavailable', error);
  });
  if (server.authorization_endpoint === undefined) {
    throw new SignInRefused('provider-unavailable', new Error('No authorization endpoint.'));
  }
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: definition.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(definition.isOpenId && { nonce }),
    ...definition.parameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
