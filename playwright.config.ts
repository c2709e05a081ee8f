import { defineConfig, devices } from 'playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/setup/browser.ts';

const PORT = Number(process.env.ONEGO_TEST_PORT) || 8789;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node tests/setup/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/api/session`,
    ignoreHTTPSErrors: true,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
