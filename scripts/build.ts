/**
 * Builds the whole site into dist/: the browser app, the server build that renders it, every page
 * as HTML, and generated files such as the sitemap. `wrangler deploy` runs this first.
 */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { beginBuild, isFresh } from './fresh-build.ts';
import { loadSettings } from './load-settings.ts';
import { listContentErrors } from './prerender/markdown/content-error.ts';
import { prerenderSite } from './prerender/prerender.ts';

const settings = loadSettings();
const { WRANGLER_COMMAND = '', ONEGO_DEPLOY, ONEGO_DEV_WORKER } = process.env;
// npm run deploy has built before, without its API token.
if (ONEGO_DEPLOY === 'built') process.exit();
if (['deploy', 'versions upload'].includes(WRANGLER_COMMAND)) {
  console.error('Nothing was published. Use npm run deploy, which checks the settings first.');
  process.exit(1);
}
// npm run dev renders pages on demand; npm start needs them as they are, after an edit in the Worker.
if (WRANGLER_COMMAND === 'dev' && (ONEGO_DEV_WORKER || isFresh(settings))) process.exit();
const noteBuilt = beginBuild(settings);
const startedAt = performance.now();

try {
  await build({ logLevel: 'warn' });
} catch (error) {
  const mistakes = listContentErrors(error);
  if (mistakes.length === 0) throw error;
  console.error(mistakes.join('\n'));
  process.exit(1);
}
await build({ logLevel: 'warn', build: { ssr: true } });
const { pageCount } = await prerenderSite(
  await import(new URL('../.build/server/server.js', import.meta.url).href),
);
// Only the build needs the manifest, so it is not deployed.
await rm('dist/.vite', { recursive: true });
noteBuilt();

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Built ${pageCount} pages into dist/ in ${seconds} s.`);
