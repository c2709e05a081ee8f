import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderedDevServer } from './scripts/build/dev-server.ts';
import { readSettings } from './web/settings.ts';

/** Where `npm run dev` runs the Worker; see scripts/dev.mjs. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? 'http://127.0.0.1:8788';

/** Libraries and the smallest parts: one file for all pages instead of a dozen tiny ones. */
const SHARED =
  /node_modules|vite\/|web\/(?:lib|components\/ui|features\/(?:theme|consent)|content\/(?:site|navigation|products\/(?:ids|summaries))|components\/frame\/(?:PageHead|NavigationAnnouncer|SkipLink))/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : '../public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: fileURLToPath(new URL('web/routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('web/routeTree.gen.ts', import.meta.url)),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    prerenderedDevServer(),
  ],
  define: { __SETTINGS__: JSON.stringify(readSettings(process.env)) },
  css: {
    modules:
      command === 'build'
        ? { generateScopedName: '[hash:base64:5]' }
        : { generateScopedName: '[name]__[local]' },
  },
  build: {
    outDir: isSsrBuild ? '../.build/server' : '../dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Fonts and styles have addresses of their own; nothing is inlined as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Baseline, widely available: light-dark() and nesting stay as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: isSsrBuild ? 'web/server.tsx' : 'web/client.tsx',
      // What every page needs travels in one file beside the entry, not in a dozen small ones.
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': devWorkerUrl, '/.well-known/jwks.json': devWorkerUrl },
  },
}));
