import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import type * as Server from '../../web/server.tsx';
import { SEARCH_INDEX_PATH, SEARCH_WORDS_PATH } from '../../worker/contract/search.ts';
import { headersFile, SHARE_IMAGES } from '../../worker/http/headers.ts';
import { colorOf } from '../colors.ts';
import { findAsset, listPageFiles, type PageFiles } from './chunks.ts';
import {
  type CriticalCss,
  criticalCss,
  listNames,
  withoutBaseRules,
  withoutClosedDetails,
} from './critical-css.ts';
import { chatPageFile, listTextFiles, workerModule } from './files.ts';
import { FOLDS, findFold, hideBelow } from './fold.ts';
import { chatSources, listForeignSources } from './foreign-sources.ts';
import { hashDemoAccounts } from './hash-demo-accounts.ts';
import { buildChatScript, buildStarter } from './inline-scripts.ts';
import { alternateLinks, listMarkdownFiles } from './markdown-twins.ts';
import { plainPage } from './plain-pages.ts';
import { searchIndex } from './search-index.ts';
import { describeCard } from './share-cards.ts';
import { readCardLogo, writeShareImages } from './share-images.ts';
import { type DescribedPage, structuredData, textOf } from './structured-data.ts';

/** Font of the largest text above the fold. */
const LARGEST_TEXT_FONT = 'funnel-display-latin-wght-normal';

/** Cloudflare's quality for answers that it compresses on the fly. */
const EDGE_BROTLI_QUALITY = 4;
/**
 * The first flight of a connection carries 14.6 kB: room for the headers (1.1 kB) and the starter
 * with the names of its files (1.3 kB) is left.
 */
const PAGE_MAX_BYTES = 12_200;

interface RenderedPage extends Server.Page, DescribedPage {
  /** The route that renders the page; all pages of a route share their critical styles. */
  readonly routeId: string;
  readonly files: PageFiles;
}

/**
 * Writes every page as HTML with inline critical CSS, and the files generated from the page list.
 */
export async function prerenderSite(server: typeof Server) {
  const { listPages, settings } = server;
  const starter = await buildStarter();
  const chatScript = await buildChatScript();
  const pages = listPages();
  const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const font = findAsset(manifest, LARGEST_TEXT_FONT);
  const stylesheet = findAsset(manifest, 'assets/style-');
  const bare: RenderedPage[] = [];
  for (const page of pages) bare.push(await renderPage(page, manifest, server));
  const rendered = await describePages(bare, server);
  await writePlainPages(bare, stylesheet, server);
  const styled = await placeStyles(rendered, stylesheet);

  for (const { path, html, files, style } of styled) {
    const extras = headExtras({ font, style, stylesheet, starter, files });
    await write(
      fileOf(path, pages),
      html.replace('</head>', () => `${extras}</head>`),
    );
  }

  await write(
    'dist/_headers',
    headersFile({
      scriptHashes: [sha256(starter)],
      ...assignStyles(styled),
      foreign: listForeignSources(settings),
      ...(settings.chat && {
        guestPage: {
          path: CHAT_PAGE_PATH,
          scriptHash: sha256(chatScript),
          sources: chatSources(settings.chat),
        },
      }),
    }),
  );
  if (settings.chat) {
    await write(`dist${CHAT_PAGE_PATH}.html`, chatPageFile(settings.chat, chatScript));
  }
  for (const [path, text] of Object.entries(await listTextFiles(server))) {
    await write(`dist${path}`, text);
  }
  const demoAccounts = await hashDemoAccounts(settings.demoAccounts);
  const colors = {
    ink: colorOf('ink'),
    muted: colorOf('muted'),
    paper: colorOf('paper'),
    card: colorOf('card'),
    line: colorOf('line'),
    go: colorOf('go'),
    onGo: colorOf('on-go'),
  };
  const workerSettings = { ...settings, demoAccounts, colors };
  await write(
    'worker/site.gen.ts',
    workerModule(pages, workerSettings, server.renderErrorNotice()),
  );
  return { pageCount: pages.length };
}

/**
 * Writes the pages without scripts, in the frame of the login page. They link a style sheet of their
 * own, because the site's has lost the rules that its pages have inline.
 */
async function writePlainPages(
  pages: readonly RenderedPage[],
  siteStylesheet: string,
  { renderPlainPages }: typeof Server,
): Promise<void> {
  const frame = pages.find(({ path }) => path === '/login');
  if (!frame) throw new Error('There is no login page');
  const stylesheet = siteStylesheet.replace('/style-', '/plain-');
  await write(`dist${stylesheet}`, await readFile(`dist${siteStylesheet}`, 'utf8'));
  for (const { path, ...parts } of renderPlainPages()) {
    await write(`dist${path}.html`, plainPage(frame.html, { ...parts, stylesheet }));
  }
}

/**
 * An address with a style that no other has gets a CSP of its own; the styles of the others are in the
 * CSP of all pages. The documents of a folder are one address.
 */
function assignStyles(pages: readonly StyledPage[]) {
  const addresses = [...Map.groupBy(pages, addressOf)].map(([path, group]) => ({
    path,
    styleHashes: [...new Set(group.map(({ style }) => sha256(style)))],
  }));
  const users = Map.groupBy(
    addresses.flatMap(({ styleHashes }) => styleHashes),
    (styleHash) => styleHash,
  );
  const isShared = (styleHash: string) => (users.get(styleHash)?.length ?? 0) > 1;
  return {
    styleHashes: [...users.keys()].filter(isShared),
    // Sorted, so that the rule for a folder comes after that for the folder around it.
    ownStyles: addresses
      .filter(({ styleHashes }) => !styleHashes.every(isShared))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

function addressOf({ path, routeId }: RenderedPage): string {
  return routeId.includes('$') ? `${dirname(path)}/*` : path;
}

interface HeadExtras {
  readonly font: string;
  readonly style: string;
  readonly stylesheet: string;
  readonly starter: string;
  readonly files: PageFiles;
}

/** What the build adds to the head. */
function headExtras({ font, style, stylesheet, starter, files }: HeadExtras): string {
  return [
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${style}</style>`,
    `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`,
    `<script data-app="${files.app}" data-style="${stylesheet}" data-preload="${files.scripts.join(' ')}">${starter}</script>`,
  ].join('');
}

async function renderPage(
  page: Server.Page,
  manifest: Manifest,
  { render, settings }: typeof Server,
): Promise<RenderedPage> {
  const { path, routeIds } = page;
  const response = await render(new Request(new URL(path, settings.origin)));
  if (response.status !== 200) throw new Error(`${path} rendered with ${response.status}`);
  const html = await response.text();
  if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
  const files = listPageFiles(manifest, routeIds);
  return { ...page, ...describe(html, settings), html, routeId: routeIds.at(-1) ?? path, files };
}

/**
 * Adds structured data to each page, behind its content, and what link previews and other readers
 * look for; writes the listed pages as Markdown and the index of the search too.
 */
async function describePages(
  rendered: readonly RenderedPage[],
  server: typeof Server,
): Promise<RenderedPage[]> {
  const { settings, productIds, courses } = server;
  const content = {
    settings,
    products: productIds.map((id) => `/${id}`),
    courses,
    articles: await server.loadWritten(),
    titles: new Map(rendered.map(({ path, title }) => [path, title])),
  };
  const listed = rendered.filter(
    ({ path, canonical, hiddenFrom }) => path === canonical && hiddenFrom !== 'every-search',
  );
  for (const [path, text] of Object.entries(listMarkdownFiles(listed, settings))) {
    await write(`dist${path}`, text);
  }
  const searched = listed.filter(({ isAccountPage }) => !isAccountPage);
  const { entries, rests } = searchIndex(searched, { ...server, products: content.products });
  await write(`dist${SEARCH_INDEX_PATH}`, JSON.stringify(entries));
  await write(`dist${SEARCH_WORDS_PATH}`, JSON.stringify(rests));

  const images = await drawShareImages(rendered, server);
  return rendered.map((page) => {
    const image = images.get(page.path) ?? '';
    const head = alternateLinks(page, settings, { image, hasMarkdown: listed.includes(page) });
    const html = page.html
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${structuredData(page, content)}</body>`);
    return { ...page, html };
  });
}

/** @returns the address of each page's share image, by the path of the page. */
async function drawShareImages(
  pages: readonly DescribedPage[],
  { settings, wordmark, productSummaries, loadDocumentProducts }: typeof Server,
): Promise<ReadonlyMap<string, string>> {
  const brand = settings.logo ? await readCardLogo(settings.logo) : wordmark;
  const documentProducts = await loadDocumentProducts();
  const cards = new Map(
    pages.map((page) => [
      page.path,
      describeCard(page, { brand, productSummaries, documentProducts }),
    ]),
  );
  const names = await writeShareImages(cards.values(), `dist${SHARE_IMAGES}`);
  return new Map([...cards].map(([path, card]) => [path, `${SHARE_IMAGES}/${names.get(card)}`]));
}

function describe(html: string, { brand }: { readonly brand: string }) {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="(.*?)"\/>/.exec(html) ?? [];
  return {
    title: withoutEnd(textOf(title), ` | ${brand}`),
    description: textOf(description),
  };
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

interface StyledPage extends RenderedPage {
  /** Styles that are inline, in the head. */
  readonly style: string;
}

/**
 * Gives each page as many of its styles as the first flight of a connection has room for: all of
 * them, or those above one of its folds.
 */
async function placeStyles(
  pages: readonly RenderedPage[],
  stylesheet: string,
): Promise<StyledPage[]> {
  const css = await readFile(`dist${stylesheet}`, 'utf8');
  // Redeclared fonts and layers would make the browser lay out all text once more.
  await write(`dist${stylesheet}`, withoutBaseRules(css));
  const critical = criticalCss(css);
  return [...Map.groupBy(pages, ({ routeId }) => routeId).values()].flatMap((group) => {
    const htmls = group.map(({ html }) => html);
    const whole = critical(new Set(htmls.flatMap(listNames)));
    let above: readonly string[] | undefined;
    return group.map((page) => {
      const fits = (style: string) => fitsFirstFlight(page.html + style);
      if (fits(whole)) return { ...page, style: whole };
      above ??= stylesAboveFolds(htmls, critical);
      return { ...page, style: above.find(fits) ?? above.at(-1) ?? whole };
    });
  });
}

/** The styles that the pages of a route share above each of their folds. */
function stylesAboveFolds(htmls: readonly string[], critical: CriticalCss): string[] {
  const folds = FOLDS.filter((fold) => htmls.some((html) => findFold(html, fold) >= 0));
  return folds.map((fold) => {
    const firstScreens = htmls.map((html) =>
      withoutClosedDetails(html.slice(0, findFold(html, fold))),
    );
    return critical(new Set(firstScreens.flatMap(listNames))) + hideBelow(fold);
  });
}

/** Whether a page arrives without a second round trip, compressed as the edge does it. */
function fitsFirstFlight(page: string): boolean {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: EDGE_BROTLI_QUALITY };
  return brotliCompressSync(page, { params: quality }).byteLength <= PAGE_MAX_BYTES;
}

/**
 * The file of a page. /Contact and /contact are two pages but the same file on a case-insensitive
 * file system, so the one with capitals becomes a folder.
 */
function fileOf(path: string, pages: readonly Server.Page[]): string {
  if (path === '/') return 'dist/index.html';
  const lowerCase = path.toLowerCase();
  const hasTwin = path !== lowerCase && pages.some((page) => page.path === lowerCase);
  return hasTwin ? `dist${path}/index.html` : `dist${path}.html`;
}

function sha256(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
