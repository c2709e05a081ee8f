import type { RequestContext } from '../../context.ts';
import type { Provider } from '../../contract/accounts.ts';
import { providerVariables } from '../../env.ts';
import { ApiError } from '../../http/errors.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { ProviderDefinition, ProviderSettings } from './provider.ts';
import { createProviderHttp, type ProviderHttp } from './provider-http.ts';
import { twitter } from './twitter.ts';

interface KnownProvider {
  /** Name on the sign-in buttons. */
  readonly name: string;
  readonly definition: ProviderDefinition;
}

const PROVIDERS: Readonly<Record<Provider, KnownProvider>> = {
  google: { name: 'Google', definition: google },
  facebook: { name: 'Facebook', definition: facebook },
  twitter: { name: 'Twitter', definition: twitter },
};

/** A provider that is configured in this deployment, for one sign-in. */
export interface ConfiguredProvider {
  readonly definition: ProviderDefinition;
  readonly settings: ProviderSettings;
  readonly http: ProviderHttp;
  /** As registered at the provider; built from the configured origin, never from the request. */
  readonly redirectUri: string;
}

/** @throws {ApiError} 200 `provider_not_set_up`: browsers log other statuses as errors. */
export function requireProvider(
  { env, settings: site }: RequestContext,
  provider: Provider,
): ConfiguredProvider {
  const { name, definition } = PROVIDERS[provider];
  const { clientId, clientSecret, issuer } = providerVariables(env, provider);
  if (!clientId || !clientSecret) {
    throw new ApiError(
      200,
      'provider_not_set_up',
      `Signing in with ${name} is not set up on this site.`,
    );
  }
  return {
    definition,
    settings: { clientId, clientSecret, issuer },
    http: createProviderHttp({ isLocal: issuer?.startsWith('http:') ?? false }),
    redirectUri: `${site.origin}/api/oauth/callback/${provider}`,
  };
}

export function providerName(provider: Provider): string {
  return PROVIDERS[provider].name;
}
