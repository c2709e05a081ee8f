import { ClientSecretBasic } from 'oauth4webapi';
import * as v from 'valibot';
import { readAddress, SubjectSchema, toLabel, toUsername } from './identity.ts';
import type { ProviderDefinition } from './provider.ts';
import { fetchProfile } from './provider-http.ts';

const SITE = 'https://x.com';
const API = 'https://api.x.com';

const ProfileSchema = v.object({
  data: v.object({
    id: SubjectSchema,
    username: v.pipe(v.string(), v.nonEmpty()),
    name: v.optional(v.string()),
    /** Present only if the account has a confirmed address. */
    confirmed_email: v.optional(v.string()),
  }),
});

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export const twitter: ProviderDefinition = {
  // Reading the user requires `tweet.read` as well.
  scope: 'users.read tweet.read users.email',
  isOpenId: false,
  authenticate: ClientSecretBasic,

  async loadServer({ issuer }) {
    return {
      issuer: issuer ?? SITE,
      authorization_endpoint: `${issuer ?? SITE}/i/oauth2/authorize`,
      token_endpoint: `${issuer ?? API}/2/oauth2/token`,
      userinfo_endpoint: `${issuer ?? API}/2/users/me`,
    };
  },

  async readIdentity({ server, tokens, http }) {
    const url = new URL(server.userinfo_endpoint ?? API);
    url.searchParams.set('user.fields', 'confirmed_email');
    const { data } = v.parse(ProfileSchema, await fetchProfile(tokens.access_token, url, http));
    return {
      provider: 'twitter',
      subject: data.id,
      username: toUsername(data.name, data.username),
      label: toLabel(`@${data.username}`),
      verifiedEmail: readAddress(data.confirmed_email),
      isAuthoritative: false,
    };
  },
};
