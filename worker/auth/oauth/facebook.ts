import { ClientSecretPost } from 'oauth4webapi';
import * as v from 'valibot';
import { SubjectSchema, toLabel, toUsername } from './identity.ts';
import type { ProviderDefinition } from './provider.ts';
import { fetchProfile } from './provider-http.ts';

const DIALOG = 'https://www.facebook.com';
const GRAPH = 'https://graph.facebook.com';
const VERSION = 'v23.0';

const ProfileSchema = v.object({ id: SubjectSchema, name: v.optional(v.string()) });

/**
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 *
 * Does not request the address, because Facebook does not say whether it is verified.
 */
export const facebook: ProviderDefinition = {
  scope: 'public_profile',
  isOpenId: false,
  authenticate: ClientSecretPost,

  async loadServer({ issuer }) {
    return {
      issuer: issuer ?? DIALOG,
      authorization_endpoint: `${issuer ?? DIALOG}/${VERSION}/dialog/oauth`,
      token_endpoint: `${issuer ?? GRAPH}/${VERSION}/oauth/access_token`,
      userinfo_endpoint: `${issuer ?? GRAPH}/${VERSION}/me`,
    };
  },

  async readIdentity({ server, settings, tokens, http }) {
    const url = new URL(server.userinfo_endpoint ?? GRAPH);
    url.searchParams.set('fields', 'id,name');
    url.searchParams.set(
      'appsecret_proof',
      await proveSecret(tokens.access_token, settings.clientSecret),
    );
    const profile = v.parse(ProfileSchema, await fetchProfile(tokens.access_token, url, http));
    return {
      provider: 'facebook',
      subject: profile.id,
      username: toUsername(profile.name, 'Facebook account'),
      label: toLabel(profile.name ?? 'Facebook account'),
      verifiedEmail: undefined,
      isAuthoritative: false,
    };
  },
};

/**
 * A stolen token is useless without it:
 * https://developers.facebook.com/docs/graph-api/guides/secure-requests
 */
async function proveSecret(accessToken: string, clientSecret: string): Promise<string> {
  const utf8 = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(clientSecret), algorithm, false, [
    'sign',
  ]);
  const proof = await crypto.subtle.sign('HMAC', key, utf8.encode(accessToken));
  return Buffer.from(proof).toString('hex');
}
