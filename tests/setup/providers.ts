import { PROVIDERS, type Provider } from '../../worker/contract/accounts.ts';

const PORTS_BEYOND_THE_SITE = 1000;

/**
 * Where the browser tests' own providers are. By number, so that to a browser at `localhost` they
 * are another site, as they are in earnest.
 */
export function providerOrigin(provider: Provider, sitePort: number): string {
  return `http://127.0.0.1:${sitePort + PORTS_BEYOND_THE_SITE + PROVIDERS.indexOf(provider)}`;
}

/** The variables with which a Worker has all providers set up, at the tests' own. */
export function providerVariables(sitePort: number): Record<string, string> {
  return Object.fromEntries(
    PROVIDERS.flatMap((provider) => {
      const prefix = provider.toUpperCase();
      return [
        [`${prefix}_CLIENT_ID`, `${provider}-client`],
        [`${prefix}_CLIENT_SECRET`, `${provider}-secret`],
        [`${prefix}_ISSUER`, providerOrigin(provider, sitePort)],
      ];
    }),
  );
}
