import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderedDevServer } from './scripts/build/dev-server.ts';
import { markdown } from './scripts/build/markdown.ts';
import { publishedSchemas } from './scripts/build/published-schemas.ts';
import { readSettings } from './web/settings.ts';

const settings = readSettings(process.env);

/** Where `npm run dev` runs the Worker; see scripts/dev.ts. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? 'http://127.0.0.1:8788';

const FRAMEWORK = /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;

/**
 * The chunks that pages share; the first group that matches a module takes it. A page asks for a
 * handful of files, and a changed word renames its own chunk and the few that name it.
 */
const CHUNK_GROUPS = [
  // Changes with an update of a package only.
  { name: 'vendor', test: FRAMEWORK },
  // What else the entry imports statically. The routes stay in the entry: they name the chunks of all
  // pages and change most often, and nothing imports the entry.
  { name: 'app', tags: ['$initial'] satisfies ['$initial'], test: /web\/(?!client|route|server)/ },
  // Most pages have no form.
  { name: 'form', test: /web\/(?:components\/forms\/|lib\/use-form)/ },
  { name: 'parts', test: /web\/(?:components\/(?:ui|head)|lib)\/|lucide/, minShareCount: 2 },
  { name: 'sections', test: /web\/components\/sections\//, minShareCount: 2 },
  { name: 'vignettes', test: /web\/components\/vignettes\// },
  { name: 'accounts', test: /\/accounts\//, minShareCount: 2 },
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
    markdown(settings),
    publishedSchemas(),
    prerenderedDevServer(),
  ],
  // The check of files runs in one, and loads what it needs for the kind of file.
  worker: { format: 'es', plugins: () => [publishedSchemas()] },
  define: { __SETTINGS__: JSON.stringify(settings) },
  // There is no index.html from which Vite could find what to prepare for development.
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
    // Fonts and styles have addresses of their own; nothing is inlined as data:.
    assetsInlineLimit: 0,
    // One style sheet for all pages: the browser keeps it, and no chunk waits for one of its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Baseline, widely available: light-dark() and nesting stay as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: isSsrBuild ? 'web/server.tsx' : 'web/client.tsx',
      // What every page needs travels in one file beside the entry, not in a dozen small ones.
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
