import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { colorOf } from './scripts/colors.ts';
import { prerenderedDevServer } from './scripts/prerender/dev-server.ts';
import { exampleFindings } from './scripts/prerender/example-findings.ts';
import { logo } from './scripts/prerender/logo.ts';
import { markdown } from './scripts/prerender/markdown/plugin.ts';
import { BUILD_TARGET } from './scripts/prerender/oldest-browsers.ts';
import { publishedSchemas } from './scripts/prerender/published-schemas.ts';
import { readSettings } from './scripts/settings.ts';

const settings = readSettings(process.env);

/** Address of the Worker under `npm run dev`; scripts/dev.ts sets it. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? '';

/** Most chunks are a page or what a few pages share; these are what all or many share. */
const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Changes only when a package is updated.
  { name: 'vendor', test: /node_modules\/(?:@tanstack|react|react-dom|scheduler)\// },
  // The entry names the scripts of all pages, so it changes with each of them. Nothing imports it.
  {
    name: (id, context) => (isUsedByEntry(id, context) ? 'app' : null),
    test: /^(?!.*\/(?:lucide|web\/(?:client|router|routeTree\.gen|routes)\b))/,
  },
  // What talks to the Worker. Pages that are only read need none of it.
  {
    name: 'forms',
    test: /\/web\/(?:lib\/(?:api|use-form)|components\/forms|features\/session)\b/,
    minShareCount: 2,
  },
  // The frame of the pictures and what several of them have in it.
  { name: 'panels', test: /\/web\/components\/vignettes\/(?:Panel|Timed)/, minShareCount: 2 },
  { name: 'shared', test: /^(?!.*\/lucide\/)/, minShareCount: 20 },
  // Beyond those of the frame, which are in `app`.
  { name: 'icons', test: /\/lucide\//, minShareCount: 2 },
];

/** Whether the entry imports a module, by way of others or not. */
function isUsedByEntry(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith('/web/client.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isUsedByEntry(importer, context, seen));
}

/**
 * Names the classes of CSS Modules by number, the same in the builds for browser and server. With
 * hashes, product pages would not arrive in the first flight of a connection.
 */
function numberClasses(): (name: string, file: string) => string {
  const files = globSync('web/**/*.module.css').sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const path = relative('', file);
    const names = classes.get(path) ?? [];
    classes.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `c${files.indexOf(path).toString(36)}-${names.indexOf(name)}`;
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  publicDir: '../public',
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
    exampleFindings(),
    prerenderedDevServer(),
  ],
  // The file check runs in a web worker that imports the schema for each kind of file on demand.
  worker: {
    format: 'es',
    plugins: () => [publishedSchemas()],
    // A folder of their own, for which scripts/prerender/files/headers.ts has a policy.
    rolldownOptions: {
      output: { entryFileNames: 'assets/workers/[name]-[hash].js' },
      // tree-sitter has it for scripts in a grammar. Ours has none, and the CSP forbids it.
      checks: { eval: false },
    },
  },
  define: {
    __SETTINGS__: JSON.stringify(settings),
    __THEME_COLOR__: JSON.stringify(colorOf('night')),
  },
  // There is no index.html from which Vite could discover the dependencies to pre-bundle.
  optimizeDeps: { entries: ['client.tsx', 'routes/**/*.tsx'] },
  css: {
    modules: { generateScopedName: command === 'build' ? numberClasses() : '[name]__[local]' },
  },
  build: {
    outDir: isSsrBuild ? '../.build/server' : '../dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Emit fonts and styles as files; the CSP does not allow data: URLs.
    assetsInlineLimit: 0,
    // One style sheet for all pages: it is cached once, and no chunk waits for its own.
    cssCodeSplit: false,
    // Pages are prepared on intent, and their lists of preloads would be part of every page.
    modulePreload: false,
    // Newer syntax of scripts and style sheets is rewritten for these.
    target: BUILD_TARGET,
    rolldownOptions: {
      input: isSsrBuild ? 'web/server.tsx' : 'web/client.tsx',
      // React looks for functions that its scheduler has in experimental builds only.
      checks: { importIsUndefined: false },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { groups: CHUNK_GROUPS },
          // Each page lists its scripts in its first flight.
          chunkFileNames: 'assets/[hash].js',
        },
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': devWorkerUrl, '/.well-known/jwks.json': devWorkerUrl },
  },
}));
