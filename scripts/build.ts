/**
 * Builds the whole site into dist/: the browser app, the server build that renders it, every page
 * as HTML, and generated files such as the sitemap. `wrangler deploy` runs this first.
 */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { loadSettings } from './load-settings.ts';
import { listContentErrors } from './prerender/markdown/content-error.ts';
import { prerenderSite } from './prerender/prerender.ts';

loadSettings();
const { WRANGLER_COMMAND = '', ONEGO_DEPLOY } = process.env;
// npm run deploy has built before, without its API token.
if (ONEGO_DEPLOY === 'built') process.exit();
if (['deploy', 'versions upload'].includes(WRANGLER_COMMAND)) {
  console.error('Nothing was published. Use npm run deploy, which checks the settings first.');
  process.exit(1);
}
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

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Built ${pageCount} pages into dist/ in ${seconds} s.`);
