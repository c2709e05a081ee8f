import { PROVIDERS, type Provider } from '../../worker/contract/accounts.ts';

const PORTS_BEYOND_THE_SITE = 1000;

/**
 * Origin of a mock provider. Uses an IP address so that it is cross-site to `localhost`, as in
 * production.
 */
export function providerOrigin(provider: Provider, sitePort: number): string {
  return `http://127.0.0.1:${sitePort + PORTS_BEYOND_THE_SITE + PROVIDERS.indexOf(provider)}`;
}

/** Variables that configure all providers with the origins of the mock servers. */
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
