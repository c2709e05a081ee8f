import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from 'vite';
import type {
  BuiltHead,
  DocumentHeadData,
  Starter,
} from '../../web/components/head/DocumentHead.tsx';
import type { PageHeadData } from '../../web/components/head/PageHead.tsx';
import { caseStudies } from '../../web/content/case-studies/index.ts';
import { checkRules } from '../../web/content/check/rules.ts';
import { productIds } from '../../web/content/products/ids.ts';
import { productSummaries } from '../../web/content/products/summaries.ts';
import { courses } from '../../web/content/training/courses.ts';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import type * as Server from '../../web/server.tsx';
import { SEARCH_INDEX_PATH, SEARCH_WORDS_PATH } from '../../worker/contract/search.ts';
import { ATOM_FEED } from './files/feeds.ts';
import { chatPageFile, listTextFiles } from './files/files.ts';
import { chatSources, listForeignSources } from './files/foreign-sources.ts';
import { headersFile, SHARE_IMAGES } from './files/headers.ts';
import { listMarkdownFiles, markdownPath } from './files/markdown-twins.ts';
import { createNotices, NOTICES_FILE } from './files/notices.ts';
import { searchIndex } from './files/search-index.ts';
import { workerModule } from './files/worker-module.ts';
import type { DescribedPage } from './pages/described-page.ts';
import { chooseStyles, criticalCss, withoutBaseRules } from './pages/first-screen.ts';
import { buildChatScript, buildStarter, findAsset, listPageFiles } from './pages/scripts.ts';
import { CARD, describeCard } from './pages/share-card.ts';
import { readCardLogo, writeShareImages } from './pages/share-images.ts';
import { structuredData } from './pages/structured-data.ts';

/** Font of the largest text above the fold. */
const LARGEST_TEXT_FONT = 'funnel-display-latin-wght-normal';

const PRODUCT_PATHS = productIds.map((id) => `/${id}`);

interface RenderedPage extends Server.Page, DescribedPage {
  /** The route that renders the page; all pages of a route share their critical styles. */
  readonly routeId: string;
  readonly head: PageHeadData;
  readonly starter: Starter;
}

interface StyledPage extends RenderedPage {
  readonly style: string;
}

/** Writes every page as HTML, and the files that follow from the pages and the settings. */
export async function prerenderSite(server: typeof Server) {
  const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const starter = await buildStarter();
  const pages: RenderedPage[] = [];
  for (const page of server.listPages()) {
    pages.push(await renderPage(page, { manifest, starter, server }));
  }
  const stylesheet = findAsset(manifest, 'assets/style-');
  const css = await readFile(`dist${stylesheet}`, 'utf8');
  await writePlainPages(pages, { css, stylesheet, server });
  const styled = await writePages(pages, { css, stylesheet, manifest, server });
  await writeHeaders(styled, { starter, server });
  await writeFiles(pages, server);
  return { pageCount: pages.length };
}

interface RenderTools {
  readonly manifest: Manifest;
  readonly starter: string;
  readonly server: typeof Server;
}

async function renderPage(
  page: Server.Page,
  { manifest, starter, server }: RenderTools,
): Promise<RenderedPage> {
  const { path, routeIds } = page;
  const { response, head } = await server.render(
    new Request(new URL(path, server.settings.origin)),
  );
  if (response.status !== 200 || !head) throw new Error(`${path} rendered with ${response.status}`);
  const html = await response.text();
  if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
  const { title, description } = head;
  const routeId = routeIds.at(-1) ?? path;
  const files = { code: starter, ...listPageFiles(manifest, routeIds) };
  return { ...page, title, description, html, routeId, head, starter: files };
}

interface StyleSource {
  readonly css: string;
  readonly stylesheet: string;
  readonly server: typeof Server;
}

/**
 * Writes the pages without scripts, in the frame of the login page. They link a style sheet of their
 * own, because the site's loses the rules that its pages have inline.
 */
async function writePlainPages(
  pages: readonly RenderedPage[],
  { css, stylesheet, server }: StyleSource,
): Promise<void> {
  const frame = pages.find(({ path }) => path === '/login');
  if (!frame) throw new Error('There is no login page');
  const plainStylesheet = stylesheet.replace('/style-', '/plain-');
  await write(`dist${plainStylesheet}`, css);
  for (const [path, html] of server.renderPlainPages(frame.html, plainStylesheet)) {
    await write(`dist${path}.html`, html);
  }
}

async function writePages(
  pages: readonly RenderedPage[],
  { css, stylesheet, manifest, server }: StyleSource & { readonly manifest: Manifest },
): Promise<StyledPage[]> {
  const font = findAsset(manifest, LARGEST_TEXT_FONT);
  const described = await describePages(pages, server);
  const headOf = (page: RenderedPage, style: string): DocumentHeadData => {
    const description = described.get(page.path);
    if (!description) throw new Error(`${page.path} is not described`);
    const { head, starter } = page;
    return { page: head, starter, built: { font, stylesheet, style, ...description } };
  };
  const complete = (page: RenderedPage, style: string) =>
    server.withHead(page.html, headOf(page, style));

  // Redeclared fonts and layers would make the browser lay out all text once more.
  await write(`dist${stylesheet}`, withoutBaseRules(css));
  const critical = criticalCss(css);
  const groups = Map.groupBy(pages, ({ routeId }) => routeId);
  const styled = [...groups.values()].flatMap((group) => chooseStyles(group, critical, complete));
  for (const { page, style } of styled) {
    await write(fileOf(page.path, pages), complete(page, style));
  }
  return styled.map(({ page, style }) => ({ ...page, style }));
}

type Description = Pick<BuiltHead, 'image' | 'alternates' | 'things'>;

/** What link previews and search engines read of the pages, by path. */
async function describePages(
  pages: readonly RenderedPage[],
  server: typeof Server,
): Promise<ReadonlyMap<string, Description>> {
  const { settings } = server;
  const content = {
    settings,
    products: PRODUCT_PATHS,
    courses,
    articles: await server.loadWritten(),
    titles: new Map(pages.map(({ path, title }) => [path, title])),
  };
  const images = await drawShareImages(pages, server);
  return new Map(
    pages.map((page) => {
      const image = { url: `${settings.origin}${images.get(page.path)}`, ...CARD };
      const feed = { type: 'application/atom+xml', title: 'Blog', href: ATOM_FEED };
      const twin = { type: 'text/markdown', href: markdownPath(page.path) };
      const alternates = isListed(page) ? [feed, twin] : [feed];
      return [page.path, { image, alternates, things: structuredData(page, content) }];
    }),
  );
}

/** @returns the address of each page's share image, by the path of the page. */
async function drawShareImages(
  pages: readonly DescribedPage[],
  { settings, wordmark, loadDocumentProducts }: typeof Server,
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

/** Whether a page is told of, under this address. */
function isListed({ path, canonical, hiddenFrom }: Server.Page): boolean {
  return path === canonical && hiddenFrom !== 'every-search';
}

interface HeaderSources {
  readonly starter: string;
  readonly server: typeof Server;
}

async function writeHeaders(
  pages: readonly StyledPage[],
  { starter, server: { settings } }: HeaderSources,
): Promise<void> {
  const chatScript = await buildChatScript();
  const file = headersFile({
    scriptHashes: [sha256(starter)],
    ...assignStyles(pages),
    foreign: listForeignSources(settings),
    ...(settings.chat && {
      guestPage: {
        path: CHAT_PAGE_PATH,
        scriptHash: sha256(chatScript),
        sources: chatSources(settings.chat),
      },
    }),
  });
  await write('dist/_headers', file);
  if (settings.chat) {
    await write(`dist${CHAT_PAGE_PATH}.html`, chatPageFile(settings.chat, chatScript));
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

/** Files that tell of the pages: the search index, Markdown, feeds, the Worker's table. */
async function writeFiles(pages: readonly RenderedPage[], server: typeof Server): Promise<void> {
  const { settings } = server;
  const listed = pages.filter(isListed);
  const searched = listed.filter(({ isAccountPage }) => !isAccountPage);
  const content = { products: PRODUCT_PATHS, caseStudies, courses, checkRules };
  const { entries, rests } = searchIndex(searched, content);
  const files = {
    [SEARCH_INDEX_PATH]: JSON.stringify(entries),
    [SEARCH_WORDS_PATH]: JSON.stringify(rests),
    ...listMarkdownFiles(listed, settings),
    ...(await listTextFiles(server)),
    [NOTICES_FILE]: await createNotices(),
  };
  for (const [path, text] of Object.entries(files)) await write(`dist${path}`, text);
  const module = await workerModule(pages, settings, server.renderErrorNotice());
  await write('worker/site.gen.ts', module);
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
