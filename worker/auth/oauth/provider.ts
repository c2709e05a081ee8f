import type { AuthorizationServer, Client, ClientAuth, TokenEndpointResponse } from 'oauth4webapi';
import type { ConfirmedIdentity } from './identity.ts';
import type { ProviderHttp } from './provider-http.ts';

/** What a deployment has set for a provider. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Stands in for the provider's own address, for tests and compatible services. */
  readonly issuer: string | undefined;
}

/** What the provider has answered, and what is needed to ask for more. */
export interface Exchange {
  readonly settings: ProviderSettings;
  readonly server: AuthorizationServer;
  readonly client: Client;
  readonly http: ProviderHttp;
  /** The token endpoint's answer, as it came and as it was understood. */
  readonly response: Response;
  readonly tokens: TokenEndpointResponse;
}

/** Where providers differ. What they share is in `authorize.ts` and `exchange-code.ts`. */
export interface ProviderDefinition {
  readonly scope: string;
  /** Whether it answers with an ID token, which must carry our nonce. */
  readonly isOpenId: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly authenticate: (clientSecret: string) => ClientAuth;
  loadServer(settings: ProviderSettings, http: ProviderHttp): Promise<AuthorizationServer>;
  readIdentity(exchange: Exchange): Promise<ConfirmedIdentity>;
}
