/** The browser's files as another operator builds them: one build serves all tests. */
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, type SettingName } from '../../../../scripts/settings.ts';

/** Response headers of a script. */
const HEADERS_BYTES = 490;
/** The page, the style sheet, three fonts and the icon; the scripts are what is left of 28 requests. */
const REQUESTS_BESIDES_SCRIPTS = 6;
const MOST_REQUESTS = 28;
const MOST_SCRIPT_KB = 140;

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
  ONEGO_CHAT_URL: 'https://chat.test/widget.js',
  ONEGO_CHAT_ORIGINS: 'https://*.chat.test',
  ONEGO_CHAT_GLOBALS: '{"ACME_CHAT":"7"}',
  ONEGO_CHAT_SANDBOX: 'on',
  ONEGO_BREACH_CHECK_URL: 'https://range.acme.test/',
  ONEGO_ANALYTICS_ID: 'G-ACME123456',
  ONEGO_ANALYTICS_URL: 'https://tags.acme.test/js',
  ONEGO_VITALS_PERCENT: '25',
  ONEGO_SOCIAL_URLS: 'https://youtube.test/@acme',
  ONEGO_DEMO_ACCOUNTS: 'off',
  ONEGO_JURISDICTION: 'eu',
};

let chunks: readonly Rolldown.OutputChunk[];
let scripts: ReadonlyMap<string, string>;

beforeAll(async () => {
  for (const [name, value] of Object.entries(OTHER_SETTINGS)) vi.stubEnv(name, value);
  // Vitest's own value would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  chunks = await buildChunks();
  scripts = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  return () => vi.unstubAllEnvs();
}, 180_000);

test('nothing imports the entry, so that a changed word renames few of the scripts', () => {
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const names = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  expect(names.length).toBeGreaterThan(100);
  expect(names).not.toContain(entry);
});

test('a page loads at most 140 kB of scripts in 28 requests', () => {
  const sizes = new Map([...scripts].map(([name, code]) => [name, transferBytes(code)]));
  const pages = listPageScripts().map(({ page, files }) => ({
    page,
    requests: files.length + REQUESTS_BESIDES_SCRIPTS,
    kb: files.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0) / 1000,
  }));
  expect(pages.length).toBeGreaterThan(60);
  const within = pages.filter(
    ({ requests, kb }) => requests <= MOST_REQUESTS && kb <= MOST_SCRIPT_KB,
  );
  expect(pages.filter((page) => !within.includes(page))).toEqual([]);
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
    const builders = (await readdir('scripts/prerender', { recursive: true }))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `scripts/prerender/${file}`);
    for (const file of [...files, ...builders, 'public/favicon.svg']) {
      expect(OLD_NAME.exec(await readFile(file, 'utf8')), file).toBeNull();
    }
  });
});

/** The browser's scripts. */
async function buildChunks(): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({ logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('The build gave no output');
  return built.output.filter((file) => file.type === 'chunk');
}

/** The scripts that each page asks for with its HTML: those of the entry and of its route. */
function listPageScripts() {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  const routes = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, route] = /web\/routes\/(.*)\.tsx\?tsr-split=component/.exec(id) ?? [];
      return route ? [{ route, fileName }] : [];
    }),
  );
  const layout = routes.find(({ route }) => route === '_workspace');
  return routes
    .filter(({ route }) => route.includes('/'))
    .map(({ route, fileName }) => {
      const roots = [
        entry?.fileName,
        fileName,
        route.startsWith('_workspace/') && layout?.fileName,
      ];
      const files = new Set<string>();
      const collect = (name: string): void => {
        if (files.has(name)) return;
        files.add(name);
        for (const imported of byName.get(name)?.imports ?? []) collect(imported);
      };
      for (const root of roots) if (root) collect(root);
      return { page: route, files: [...files] };
    });
}

/** Size with headers, compressed as by Cloudflare. */
function transferBytes(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(code, { params }).byteLength + HEADERS_BYTES;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}
