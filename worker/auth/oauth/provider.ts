import type { AuthorizationServer, Client, ClientAuth, TokenEndpointResponse } from 'oauth4webapi';
import type { ConfirmedIdentity } from './identity.ts';
import type { ProviderHttp } from './provider-http.ts';

/** A provider's settings in this deployment. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Overrides the provider's URL, for tests and compatible services. */
  readonly issuer: string | undefined;
}

/** The token response, with what is needed for further requests. */
export interface Exchange {
  readonly settings: ProviderSettings;
  readonly server: AuthorizationServer;
  readonly client: Client;
  readonly http: ProviderHttp;
  /** The token response, raw and parsed. */
  readonly response: Response;
  readonly tokens: TokenEndpointResponse;
}

/** The differences between providers; shared code is in `authorize.ts` and `exchange-code.ts`. */
export interface ProviderDefinition {
  readonly scope: string;
  /** Whether the provider returns an ID token, which must contain our nonce. */
  readonly isOpenId: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly authenticate: (clientSecret: string) => ClientAuth;
  loadServer(settings: ProviderSettings, http: ProviderHttp): Promise<AuthorizationServer>;
  readIdentity(exchange: Exchange): Promise<ConfirmedIdentity>;
}
