import { defineConfig } from 'playwright/test';
import { browserLaunchOptions, findBrowser, findWholeBrowser } from './tests/setup/browser.ts';
import { engineOptions } from './tests/setup/engines.ts';
import {
  SITE_PORT,
  type SiteServer,
  siteServers,
  THIRD_PARTY_SITE_PORT,
} from './tests/setup/ports.ts';

/** With `npm run test:deep`, also what takes long: all pages in all sizes, and every example. */
const IS_DEEP = process.env.ONEGO_TEST_PAGES === 'all';
const FOLDERS = IS_DEEP ? '{e2e,deep/e2e}' : 'e2e';

const engine = engineOptions();

/** Runs against the site with every third party configured; all other tests run without any. */
const thirdParties = {
  name: 'third-parties',
  testMatch: `**/tests/${FOLDERS}/third-parties/*.spec.ts`,
  use: { baseURL: `http://localhost:${THIRD_PARTY_SITE_PORT}` },
};

const site = {
  name: 'site',
  testMatch: `**/tests/${FOLDERS}/*.spec.ts`,
  use: { baseURL: `http://localhost:${SITE_PORT}` },
};

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More workers than cores: pages mostly wait for the network, timers and animation frames.
  workers: 3,
  retries: 0,
  // Generous, for machines that are busy with other work.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...engine,
    viewport: { width: 1366, height: 768 },
    // Without a GPU, animation costs as much CPU as everything else. Tests of motion turn it back
    // on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The longest tests first: the run then does not end waiting for one of them.
  projects: [thirdParties, site, ...journeys()],
  webServer: siteServers.map(serve),
});

function serve({ script, port }: SiteServer) {
  return {
    command: `node ${script}`,
    url: `http://127.0.0.1:${port}/api/session`,
    // `npm test` starts the servers once and shares them between its steps.
    reuseExistingServer: process.env.ONEGO_TEST_SERVED === '1',
    ignoreHTTPSErrors: true,
    // The servers build the site first, which takes minutes on a slow machine.
    timeout: 30 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

/** With `npm run test:deep`, repeats the tests tagged @journey in full Chrome, if there is one. */
function journeys() {
  const wholeBrowser = findWholeBrowser();
  if (!IS_DEEP || engine.browserName !== 'chromium') return [];
  if (!wholeBrowser || wholeBrowser === findBrowser()) return [];
  const launchOptions = browserLaunchOptions(wholeBrowser);
  const use = { ...site.use, launchOptions };
  return [{ ...site, name: 'site, whole browser', grep: /@journey/, use }];
}
