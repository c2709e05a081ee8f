/**
 * Builds the whole site into dist/: the browser app, the server build that renders it, every page
 * as HTML, and generated files such as the sitemap. Wrangler runs this before each of its builds.
 */
import { rm } from 'node:fs/promises';
import { beginBuild, isFresh } from './fresh-build.ts';
import { loadSettings } from './load-settings.ts';

const settings = loadSettings();
// The packages that build are loaded below, without the token that .env may hold.
const { WRANGLER_COMMAND = '', ONEGO_DEPLOY, ONEGO_DEV_WORKER } = process.env;
delete process.env.CLOUDFLARE_API_TOKEN;
// npm run deploy has built before.
if (ONEGO_DEPLOY === 'built') process.exit();
if (['deploy', 'versions upload'].includes(WRANGLER_COMMAND)) {
  console.error('Nothing was published. Use npm run deploy, which checks the settings first.');
  process.exit(1);
}
// npm run dev renders pages on demand; npm start needs them as they are, after an edit in the Worker.
if (WRANGLER_COMMAND === 'dev' && (ONEGO_DEV_WORKER || isFresh(settings))) process.exit();

/** Loaded by Node itself, so that both builds share what the plugins have read. */
const CONFIG = { logLevel: 'warn', configLoader: 'native' } as const;
const noteBuilt = beginBuild(settings);
const startedAt = performance.now();
const { build } = await import('vite');
const { listContentErrors } = await import('./prerender/markdown/content-error.ts');
const { prerenderSite } = await import('./prerender/prerender.ts');

try {
  await build(CONFIG);
} catch (error) {
  const mistakes = listContentErrors(error);
  if (mistakes.length === 0) throw error;
  console.error(mistakes.join('\n'));
  process.exit(1);
}
await build({ ...CONFIG, build: { ssr: true } });
const { pageCount } = await prerenderSite(
  await import(new URL('../.build/server/server.js', import.meta.url).href),
);
// Only the build needs the manifest, so it is not deployed.
await rm('dist/.vite', { recursive: true });
noteBuilt();

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Built ${pageCount} pages into dist/ in ${seconds} s.`);
