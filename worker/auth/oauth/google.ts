import {
  type AuthorizationServer,
  ClientSecretPost,
  discoveryRequest,
  getValidatedIdTokenClaims,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
} from 'oauth4webapi';
import * as v from 'valibot';
import { HOUR_MS } from '../../contract/durations.ts';
import { readAddress, SubjectSchema, toLabel, toUsername } from './identity.ts';
import type { ProviderDefinition } from './provider.ts';

const ISSUER = 'https://accounts.google.com';
const METADATA_MAX_AGE_MS = HOUR_MS;

/** Metadata cache by issuer. oauth4webapi caches the public keys per server object. */
const known = new Map<string, { server: AuthorizationServer; loadedAtMs: number }>();

const ClaimsSchema = v.object({
  sub: SubjectSchema,
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  /** The organization whose addresses Google hosts. */
  hd: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const google: ProviderDefinition = {
  scope: 'openid email profile',
  isOpenId: true,
  // Always show the account chooser, so that a shared computer does not reuse the last account.
  parameters: { prompt: 'select_account' },
  authenticate: ClientSecretPost,

  async loadServer({ issuer = ISSUER }, http) {
    const remembered = known.get(issuer);
    if (remembered && Date.now() - remembered.loadedAtMs < METADATA_MAX_AGE_MS) {
      return remembered.server;
    }
    const url = new URL(issuer);
    const server = await processDiscoveryResponse(url, await discoveryRequest(url, http));
    known.set(issuer, { server, loadedAtMs: Date.now() });
    return server;
  },

  /**
   * Verifies the signature too, although TLS to the token endpoint suffices (OIDC Core §3.1.3.7).
   */
  async readIdentity({ server, response, tokens, http }) {
    await validateApplicationLevelSignature(server, response, http);
    const claims = v.parse(ClaimsSchema, getValidatedIdTokenClaims(tokens));
    const email = readAddress(claims.email);
    return {
      provider: 'google',
      subject: claims.sub,
      username: toUsername(claims.name, email?.split('@')[0] ?? 'Google account'),
      label: toLabel(email ?? claims.name ?? 'Google account'),
      verifiedEmail: claims.email_verified ? email : undefined,
      isAuthoritative: claims.email_verified && (claims.hd !== undefined || isGmail(email)),
    };
  },
};

/**
 * Google hosts Gmail addresses, and those of an organization (`hd`). Any other address was verified
 * once and may have another owner by now:
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
function isGmail(email: string | undefined): boolean {
  return /@(?:gmail|googlemail)\.com$/.test(email ?? '');
}
