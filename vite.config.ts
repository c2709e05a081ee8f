import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderedDevServer } from './scripts/build/dev-server.ts';
import { logo } from './scripts/build/logo.ts';
import { markdown } from './scripts/build/markdown.ts';
import { publishedSchemas } from './scripts/build/published-schemas.ts';
import { readSettings } from './web/settings.ts';

const settings = readSettings(process.env);

/** Address of the Worker under `npm run dev`; see scripts/dev.ts. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? 'http://127.0.0.1:8788';

const FRAMEWORK = /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;

/**
 * Chunks shared between pages; the first matching group takes a module. The grouping keeps the
 * number of requests per page small, and limits a change to its own chunk and the few that import
 * it.
 */
const CHUNK_GROUPS = [
  // Changes only when a package is updated.
  { name: 'vendor', test: FRAMEWORK },
  // Everything else that the entry imports statically. Routes stay in the entry: they name the
  // chunks of all pages and change most often, and nothing imports the entry.
  { name: 'app', tags: ['$initial'] satisfies ['$initial'], test: /web\/(?!client|route|server)/ },
  // Most pages have no form.
  { name: 'form', test: /web\/(?:components\/forms\/|lib\/use-form)/ },
  {
    name: 'parts',
    test: /web\/(?:components\/(?:ui|head)|lib|content\/(?:promises|courses))\b|lucide/,
    minShareCount: 2,
  },
  { name: 'sections', test: /web\/components\/sections\//, minShareCount: 2 },
  { name: 'vignettes', test: /web\/components\/vignettes\// },
  // Few visits need a code, so its screens are chunks of their own.
  { name: 'accounts', test: /\/accounts\/(?!second-factor)/, minShareCount: 2 },
  {
    name: 'workspace',
    test: /web\/features\/(?:session|generator|file-viewer|workspace-store)\//,
    minShareCount: 2,
  },
];

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
    logo(settings),
    markdown(settings),
    publishedSchemas(),
    prerenderedDevServer(),
  ],
  // The file check runs in a web worker that imports the schema for each kind of file on demand.
  worker: {
    format: 'es',
    plugins: () => [publishedSchemas()],
    // A folder of their own, for which worker/http/headers.ts has a policy.
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  define: { __SETTINGS__: JSON.stringify(settings) },
  // There is no index.html from which Vite could discover the dependencies to pre-bundle.
  optimizeDeps: { entries: ['client.tsx', 'routes/**/*.tsx'] },
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
    // Emit fonts and styles as files; the CSP does not allow data: URLs.
    assetsInlineLimit: 0,
    // One style sheet for all pages: it is cached once, and no chunk waits for its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Baseline Widely Available: light-dark() and nesting are not transpiled.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: isSsrBuild ? 'web/server.tsx' : 'web/client.tsx',
      // Bundle what every page needs into a few shared files instead of a dozen small ones.
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: CHUNK_GROUPS } },
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': devWorkerUrl, '/.well-known/jwks.json': devWorkerUrl },
  },
}));
