/** The site with no third party set. The other ports follow from it. */
export const SITE_PORT = Number(process.env.ONEGO_TEST_PORT) || 8789;
/** The site with every third party set. */
export const THIRD_PARTY_SITE_PORT = SITE_PORT + 1010;
/** What plays the third parties. */
export const STAND_IN_PORT = SITE_PORT + 1011;

/** What serves the sites that the browser tests visit. */
export const siteServers = [
  { script: 'tests/setup/serve.ts', port: SITE_PORT },
  { script: 'tests/setup/serve-third-parties.ts', port: THIRD_PARTY_SITE_PORT },
] as const;

export type SiteServer = (typeof siteServers)[number];
