import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineClassNames, nameClasses } from './scripts/build/class-names.ts';
import { copiedVignettes } from './scripts/build/copied-vignettes.ts';
import { prerenderedDevServer } from './scripts/build/dev-server.ts';
import { inlineRuntime } from './scripts/build/inline-runtime.ts';
import { logo } from './scripts/build/logo.ts';
import { markdown } from './scripts/build/markdown.ts';
import { BUILD_TARGET } from './scripts/build/oldest-browsers.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { publishedSchemas } from './scripts/build/published-schemas.ts';
import { reactModules } from './scripts/build/react-modules.ts';
import { colorOf } from './scripts/colors.ts';
import { readSettings } from './scripts/settings.ts';

const settings = readSettings(process.env);

/** Address of the Worker under `npm run dev`; see scripts/dev.ts. */
const devWorkerUrl = process.env.ONEGO_DEV_WORKER ?? 'http://127.0.0.1:8788';

/**
 * Chunks shared between pages. The first group that matches a module takes it with all that it
 * imports, so what many pages need comes first. The grouping keeps the requests and bytes of a page
 * low, which tests/unit/scripts/build/build.test.ts checks, and limits a change to its own chunk and
 * the few that import it.
 */
const CHUNK_GROUPS = [
  // Changes only when a package is updated.
  { name: 'vendor', test: /react-modules|node_modules\/@tanstack\// },
  // What the entry imports and almost every page needs. Routes stay in the entry: they name the
  // chunks of all pages and change most often, and nothing imports the entry.
  {
    name: 'app',
    test: oneOf(
      'frame/(?!OfflineNotice|Settled|Sidebar|Workspace)',
      'features/onboarding/draft-id',
      'pages/ClosingLinks',
      'components/(?:forms/|head/PageHead)',
      'components/sections/(?:DocumentList|LampLine|ReadingIntro|Section|SessionLine\\.module)',
      'components/ui/(?:Notice|SampleNote|ShareBar|SlideControls|Sources|Tag|Toast)',
      'components/vignettes/(?:SignalPanel\\.|TimedSteps\\.|.*css)',
      'content/(?:courses-link|promises)',
      'contract/accounts',
      'lib/(?:app-ready|mailto|prefers-reduced|trusted-types|use-(?:form|hand-back|kept|rotation)|visibility)',
      // Icons that product pages share with forms or the workspace.
      'icons/(?:database|eye|key-round)',
    ),
  },
  // Calls to the Worker, and what is checked before: accounts and messages.
  { name: 'api', test: oneOf('contract/(?:email|name)-rules', 'lib/api') },
  {
    name: 'workspace',
    test: oneOf(
      'routes/_workspace\\.tsx\\?',
      'frame/Workspace',
      'features/session/session',
      'features/workspace-store/(?:entry|store)',
      'components/head/ScreenHeader',
      'content/onboarding/(?:ids|options)',
    ),
  },
  { name: 'onboarding', test: oneOf('features/onboarding/'), minShareCount: 2 },
  {
    name: 'generator',
    test: oneOf(
      'features/(?:generator/(?!preview-actions)|file-viewer/(?:PreviewPlace|download|use-loaded))',
      'content/workspace/config/generator',
      'icons/(?:copy|download)',
    ),
    minShareCount: 2,
  },
  {
    name: 'pipelines',
    test: oneOf('features/pipelines/PipelineGenerator', 'content/workspace/config/pipeline-form'),
    minShareCount: 2,
  },
  // Previews of generated files, which load after their page.
  {
    name: 'files',
    test: oneOf('features/(?:file-viewer/|pipelines/(?:PinsNotice|pinned))'),
    minShareCount: 2,
  },
  // What the login needs of it comes first.
  {
    name: 'entrance',
    test: oneOf(
      'features/accounts/entrance/(?!CodeField|NewPassword|link-token|MissingLink|mail-sent|existing-passkey|password-)',
      'content/accounts/(?:entrance|login)\\.',
    ),
    minShareCount: 2,
  },
  // Few visits need a code, so its screens are chunks of their own.
  { name: 'accounts', test: /\/accounts\/(?!login\/ways-in|second-factor)/, minShareCount: 2 },
  {
    name: 'documents',
    test: oneOf(
      'pages/(?:Document|LegalPage)',
      'components/sections/(?:Document|LeadEntry|Session)',
      'content/resources/',
      'lib/open-document',
    ),
    minShareCount: 2,
  },
  { name: 'blog', test: oneOf('pages/(?:Archive|ArticleList)'), minShareCount: 2 },
  {
    name: 'sections',
    test: oneOf(
      'components/(?:sections/(?!Testimonial)|ui/)',
      'content/office-week',
      'pages/IntroPage',
    ),
    minShareCount: 2,
  },
  {
    name: 'placeholders',
    test: oneOf('pages/(?:OverviewPage|Placeholder)', 'content/placeholders'),
    minShareCount: 2,
  },
  { name: 'products', test: oneOf('pages/product/', 'icons/'), minShareCount: 2 },
  { name: 'leads', test: oneOf('pages/company/ContactPage'), minShareCount: 2 },
];

/** Matches modules by their paths in web/ or worker/, or icons of lucide. */
function oneOf(...paths: readonly string[]): RegExp {
  return new RegExp(`/(?:web|worker|lucide/dist/esm)/(?:${paths.join('|')})`);
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
    reactModules(),
    inlineClassNames(),
    inlineRuntime(),
    plainImports(),
    copiedVignettes(),
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
    modules:
      command === 'build'
        ? { generateScopedName: nameClasses(fileURLToPath(new URL('web', import.meta.url))) }
        : { generateScopedName: '[name]__[local]' },
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
