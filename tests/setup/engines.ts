/** The browser engines that Playwright drives. */
import { existsSync } from 'node:fs';
import { devices, firefox, webkit } from 'playwright';
import { browserLaunchOptions } from './browser.ts';

const engines = {
  chromium: { device: devices['Desktop Chrome'], launchOptions: browserLaunchOptions() },
  firefox: {
    device: devices['Desktop Firefox'],
    // Lets pages read and write the clipboard without a question.
    launchOptions: { firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true } },
  },
  webkit: { device: devices['Desktop Safari'], launchOptions: {} },
} as const;

type Engine = keyof typeof engines;

/**
 * Playwright's options for the engine that ONEGO_TEST_ENGINE names; without it, for Chromium.
 * @throws Error if there is no such engine, or Playwright's build of it is not installed.
 */
export function engineOptions() {
  const browserName = readEngine();
  const build = { chromium: undefined, firefox, webkit }[browserName];
  if (build && !existsSync(build.executablePath())) {
    throw new Error(`Install it first: npx playwright install --with-deps ${browserName}`);
  }
  const { device, launchOptions } = engines[browserName];
  return { ...device, browserName, launchOptions };
}

function readEngine(): Engine {
  const name = process.env.ONEGO_TEST_ENGINE || 'chromium';
  if (name in engines) return name as Engine;
  throw new Error(`ONEGO_TEST_ENGINE is none of ${Object.keys(engines).join(', ')}: ${name}`);
}
