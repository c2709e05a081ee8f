import { defineConfig, devices } from 'playwright/test';
import { browserLaunchOptions, findBrowser, findWholeBrowser } from './tests/setup/browser.ts';
import {
  SITE_PORT,
  type SiteServer,
  siteServers,
  THIRD_PARTY_SITE_PORT,
} from './tests/setup/ports.ts';

/** Tests of the site with every third party set; the others are of the site with none. */
const THIRD_PARTY_TESTS = 'third-parties/**';

const sites = [
  // First, as its tests are the longest: none of them is waited for alone in the end.
  {
    name: 'third-parties',
    testMatch: `${THIRD_PARTY_TESTS}.spec.ts`,
    use: { baseURL: `http://localhost:${THIRD_PARTY_SITE_PORT}` },
  },
  {
    name: 'site',
    testIgnore: THIRD_PARTY_TESTS,
    use: { baseURL: `http://localhost:${SITE_PORT}` },
  },
];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than two cores keep busy: a page waits for the network, for a pause, for its next frame.
  workers: 3,
  // What fails once and then passes is listed as flaky, to be repaired; it stops nobody's deploy.
  // To hunt for it: `--retries=0 --repeat-each=3`, beside a program that keeps the cores busy.
  retries: 1,
  // For a machine that does something else as well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    // Without a graphics card, motion costs as much as all the rest: for the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunchOptions(),
  },
  projects: [...sites, ...journeys()],
  webServer: siteServers.map(serve),
});

function serve({ script, port }: SiteServer) {
  return {
    command: `node ${script}`,
    url: `http://127.0.0.1:${port}/api/session`,
    // `npm test` serves them for all of its steps.
    reuseExistingServer: process.env.ONEGO_TEST_SERVED === '1',
    ignoreHTTPSErrors: true,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

/** The tests tagged as journeys, once more in a whole browser where the others run in a shell. */
function journeys() {
  const wholeBrowser = findWholeBrowser();
  if (!wholeBrowser || wholeBrowser === findBrowser()) return [];
  const launchOptions = browserLaunchOptions(wholeBrowser);
  return sites.map((site) => ({
    ...site,
    name: `${site.name}, whole browser`,
    grep: /@journey/,
    use: { ...site.use, launchOptions },
  }));
}
