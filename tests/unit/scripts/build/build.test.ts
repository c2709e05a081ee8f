/** The browser's files as another operator builds them: two builds serve all tests. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, type SettingName } from '../../../../web/settings.ts';

const MOST_RENAMED_SHARE = 0.05;
const ARTICLE = join('web', 'content', 'blog', 'canary-analysis-by-burn-rate.md');

/** The address of the case studies is part of the product, whoever runs it. */
const OLD_NAME = /OneGo(?!CaseStudies)|onego-devops/;

const OTHER_SETTINGS: Readonly<Record<SettingName, string>> = {
  ONEGO_ORIGIN: 'https://www.acme.test',
  ONEGO_BRAND: 'Acme: Delivery & Co',
  ONEGO_BRAND_SHORT: 'Acme',
  ONEGO_LEGAL_ENTITY: 'Acme Delivery GmbH',
  ONEGO_ADDRESS: 'Hauptstraße 1, 10115 Berlin',
  ONEGO_LOGO: 'public/favicon.svg',
  ONEGO_CONTACT_EMAIL: 'hello@acme.test',
  ONEGO_MAIL_FROM: 'accounts@acme.test',
  ONEGO_DEMO_PAGE_URL: 'https://acme.test/demo',
  ONEGO_COPILOT_URL: 'https://copilot.acme.test/',
  ONEGO_DEMO_BOOKING_URL: 'https://calendar.test/demo',
  ONEGO_ADVISORY_BOOKING_URL: 'https://calendar.test/advisory',
  ONEGO_ADVISORY_RATE: 'EUR 60 an hour',
  ONEGO_COPILOT_PRICE: 'EUR 9 a month',
  ONEGO_COURSE_FEE: 'EUR 300 a day',
  ONEGO_CHAT_URL: 'https://chat.test/widget.js',
  ONEGO_CHAT_ORIGINS: 'https://*.chat.test',
  ONEGO_CHAT_GLOBALS: '{"ACME_CHAT":"7"}',
  ONEGO_CHAT_INLINE_STYLES: 'on',
  ONEGO_CHAT_SANDBOX: 'on',
  ONEGO_BREACH_CHECK_URL: 'https://range.acme.test/',
  ONEGO_ANALYTICS_ID: 'G-ACME123456',
  ONEGO_ANALYTICS_URL: 'https://tags.acme.test/js',
  ONEGO_VITALS_PERCENT: '25',
  ONEGO_TWITTER_URL: 'off',
  ONEGO_LINKEDIN_URL: 'off',
  ONEGO_YOUTUBE_URL: 'https://youtube.test/@acme',
  ONEGO_INSTAGRAM_URL: 'off',
  ONEGO_DEMO_ACCOUNTS: 'off',
  ONEGO_JURISDICTION: 'eu',
  ONEGO_READ_REPLICAS: 'on',
  ONEGO_SAMPLE_CUSTOMERS: 'off',
};

let scripts: ReadonlyMap<string, string>;

beforeAll(async () => {
  for (const [name, value] of Object.entries(OTHER_SETTINGS)) vi.stubEnv(name, value);
  scripts = await buildScripts();
  return () => vi.unstubAllEnvs();
}, 60_000);

test('a changed word in an article renames few of the scripts', async () => {
  const after = [...(await buildScripts(changeWord()))];
  const renamed = after.filter(([name]) => !scripts.has(name));
  expect(renamed.length).toBeGreaterThan(0);
  expect(sizeOf(renamed) / sizeOf(after)).toBeLessThan(MOST_RENAMED_SHARE);
});

describe('the site of another operator', () => {
  test('has no name of ours in a page', () => {
    const defaults = textsOf(readSettings({})).filter((text) => text.length > 6);
    expect(defaults).toContain('hello@onego-devops.example');
    for (const [name, code] of scripts) {
      expect(OLD_NAME.exec(code), name).toBeNull();
      expect(
        defaults.filter((text) => code.includes(text)),
        name,
      ).toEqual([]);
    }
  });

  test('has the operator’s names, escaped where they stand in Markdown', () => {
    const code = [...scripts.values()].join('\n');
    expect(code).toContain('What Acme: Delivery & Co keeps about you');
    expect(code).toContain('Acme Delivery GmbH, Hauptstraße 1, 10115 Berlin (“we”) runs');
    expect(code).toContain('nobody at Acme will ask');
    expect(code).toContain('https://youtube.test/@acme');
    expect(code).toMatch(/url:.{0,40}favicon[^}]*width:32,height:32/);
  });

  test('has no name of ours in a mail or another file', async () => {
    const sources = await readdir('worker', { recursive: true });
    const files = sources
      .filter((file) => /(?<!\.gen)\.ts$/.test(file))
      .map((file) => `worker/${file}`);
    expect(files.length).toBeGreaterThan(50);
    for (const file of [...files, 'public/favicon.svg', 'scripts/build/files.ts']) {
      expect(OLD_NAME.exec(await readFile(file, 'utf8')), file).toBeNull();
    }
  });
});

/** The code of the browser's scripts, by file name. */
async function buildScripts(plugin?: Plugin): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    logLevel: 'error',
    plugins: plugin ? [plugin] : [],
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.code] as const] : [],
    ),
  );
}

function sizeOf(files: readonly (readonly [string, string])[]): number {
  return files.reduce((sum, [, code]) => sum + code.length, 0);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** Simulates an edit of the article. */
function changeWord(): Plugin {
  return {
    name: 'change-word',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`${ARTICLE}$`) },
      handler: async (code) => {
        expect(code).toContain(' the ');
        return code.replace(' the ', ' this ');
      },
    },
  };
}
