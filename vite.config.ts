import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './scripts/build/class-names.ts';
import { prerenderedDevServer } from './scripts/build/dev-server.ts';
import { markdown } from './scripts/build/markdown.ts';
import { readSettings } from './web/settings.ts';

const settings = readSettings(process.env);

/** Where `npm run dev` runs the Worker; see scripts/dev.mjs. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? 'http://127.0.0.1:8788';

/** Icons of the frame; those that a single page uses travel with it. */
const FRAME_ICONS =
  'arrow-right|chevron-down|circle-alert|info|menu|monitor|moon|pause|play|sun|activity|cloud-upload|file-diff|git-merge|hexagon|search-check|shield-check|workflow';

/**
 * A page asks for a handful of files, not for dozens of tiny ones: libraries and the parts that
 * many pages use come in one, with the pictures of the products.
 */
const CHUNK_GROUPS = [
  {
    name: 'shared',
    test: new RegExp(
      [
        // Not what a single screen loads when it needs it.
        'node_modules/(?!lucide|yaml|fflate|web-vitals|@simplewebauthn/)',
        'vite/',
        `lucide/dist/esm/(?:icons/(?:${FRAME_ICONS})\\.|[^/]+$)`,
        'web/lib/(?!api\\.|text-block|yaml-text|format-date)',
        'web/components/(?:ui/(?!Toast|use-toast)|vignettes/)',
        'web/components/head/',
        'web/frame/(?:NavigationAnnouncer|OnceSettled|SkipLink|disclosure-menu|use-is-scrolled)',
        'web/features/(?:theme/|consent/[Cc]onsent\\.|analytics/use-|vitals/use-)',
        'web/components/forms/',
        'web/routes/.*\\.tsx$',
        'worker/contract/(?:accounts|leads|answers)\\.ts$',
        'web/content/(?:site|navigation|document-bodies|resources/kinds|case-studies/case-study)',
        'web/content/products/(?:ids|summaries)',
      ].join('|'),
    ),
  },
  // What the workspace and the ways into an account need, and no public page.
  { name: 'session', test: /web\/(?:lib\/api|features\/session\/)/ },
  // One style sheet for all ways into an account: its hash is in the policy once.
  {
    name: 'entrance',
    test: /web\/features\/accounts\/(?:entrance\/|[^/]+$)|content\/accounts\/(?:login|failures|fields)\.|icons\/key-round\./,
  },
  { name: 'account-forms', test: /web\/features\/accounts\/(?:link|mail|new-password)\// },
  { name: 'icons', test: /node_modules\/lucide/, minShareCount: 2 },
  // What several screens of the workspace share, so that each of them asks for few files.
  {
    name: 'kept',
    test: /web\/features\/(?:workspace-store\/(?:entry|store)|file-viewer\/format)/,
  },
  {
    name: 'preview',
    test: /web\/features\/(?:file-viewer\/(?:PreviewPlace|use-)|generator\/choices)/,
  },
  {
    name: 'generator',
    test: /web\/features\/generator\/(?:GeneratorScreen|Option|use-)/,
  },
  {
    name: 'pipeline-form',
    test: /web\/features\/(?:pipelines\/(?:PipelineGenerator|Environments|pipeline-address|(?:check-)?pipeline-options))/,
  },
  { name: 'sections', test: /web\/components\/sections\/[^/]+$/, minShareCount: 2 },
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
    prerenderedDevServer(),
  ],
  define: { __SETTINGS__: JSON.stringify(settings) },
  css: {
    modules:
      command === 'build'
        ? { generateScopedName: shortClassNames(fileURLToPath(new URL('web', import.meta.url))) }
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
        output: { codeSplitting: { groups: CHUNK_GROUPS } },
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': devWorkerUrl, '/.well-known/jwks.json': devWorkerUrl },
  },
}));
