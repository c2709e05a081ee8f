import './settings.ts';

/** The site without third parties. The other ports are derived from it. */
export const SITE_PORT = Number(process.env.ONEGO_TEST_PORT) || 8789;
/** The site with all third parties. */
export const THIRD_PARTY_SITE_PORT = SITE_PORT + 1010;
/** The mock server for third parties. */
export const STAND_IN_PORT = SITE_PORT + 1011;

/** Commands that serve the sites for the browser tests. */
export const siteServers = [
  { script: 'tests/setup/serve.ts', port: SITE_PORT },
  { script: 'tests/setup/serve-third-parties.ts', port: THIRD_PARTY_SITE_PORT },
] as const;

export type SiteServer = (typeof siteServers)[number];
