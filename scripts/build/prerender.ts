import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from 'vite';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import type * as Server from '../../web/server.tsx';
import { headersFile } from '../../worker/http/headers.ts';
import { findAsset, listPageFiles, type PageFiles, readManifest } from './chunks.ts';
import { criticalCss, listClasses, withoutBaseRules } from './critical-css.ts';
import { chatPageFile, listTextFiles, workerModule } from './files.ts';
import { chatSources, listForeignSources } from './foreign-sources.ts';

/** The font of the largest text on every page's first screen. */
const LARGEST_TEXT_FONT = 'funnel-display-latin-wght-normal';

interface PrerenderInput {
  readonly starter: string;
  readonly server: typeof Server;
}

interface RenderedPage {
  readonly path: string;
  readonly html: string;
  /** The route that shows it: its pages share their styles, however many they are. */
  readonly routeId: string;
  readonly files: PageFiles;
}

/** Writes every page as HTML with its first styles inside, and the files that follow from the list. */
export async function prerenderSite({ starter, server }: PrerenderInput) {
  const { listPages, settings } = server;
  const pages = listPages();
  const manifest = await readManifest();
  const font = findAsset(manifest, LARGEST_TEXT_FONT);
  const stylesheet = findAsset(manifest, 'assets/style-');
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderPage(page, manifest, server));
  const styles = await listCriticalStyles(rendered, stylesheet);
  const pathsByStyle = new Map<string, string[]>();

  for (const { path, html, routeId, files } of rendered) {
    const style = styles.get(routeId) ?? '';
    const styleHash = sha256(style);
    pathsByStyle.set(styleHash, [...(pathsByStyle.get(styleHash) ?? []), path]);
    const page = linkStylesheet(html, stylesheet).replace(
      '</head>',
      `${headExtras({ font, style, starter, files })}</head>`,
    );
    await write(fileOf(path, pages), page);
  }

  await write(
    'dist/_headers',
    headersFile({
      scriptHashes: [sha256(starter)],
      ...assignStyles(pathsByStyle),
      foreign: listForeignSources(settings),
      ...(settings.chat && {
        guestPage: { path: CHAT_PAGE_PATH, sources: chatSources(settings.chat) },
      }),
    }),
  );
  if (settings.chat) await write(`dist${CHAT_PAGE_PATH}.html`, chatPageFile());
  for (const [path, text] of Object.entries(listTextFiles(server))) {
    await write(`dist${path}`, text);
  }
  await write('worker/site.gen.ts', workerModule(pages, settings));
  return { pageCount: pages.length };
}

/** Styles of a single page stand in the policy of that page, all others in everybody's. */
function assignStyles(pathsByStyle: ReadonlyMap<string, readonly string[]>) {
  const styleHashes: string[] = [];
  const ownStyles: { path: string; styleHashes: string[] }[] = [];
  for (const [hash, [path = '', ...others]] of pathsByStyle) {
    if (others.length > 0) styleHashes.push(hash);
    else ownStyles.push({ path, styleHashes: [hash] });
  }
  return { styleHashes, ownStyles };
}

interface HeadExtras {
  readonly font: string;
  readonly style: string;
  readonly starter: string;
  readonly files: PageFiles;
}

/** What the build adds to the head. */
function headExtras({ font, style, starter, files }: HeadExtras): string {
  return [
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${style}</style>`,
    `<script data-app="${files.app}" data-preload="${files.scripts.join(' ')}">${starter}</script>`,
  ].join('');
}

async function renderPage(
  { path, routeIds }: Server.Page,
  manifest: Manifest,
  { render, settings }: typeof Server,
): Promise<RenderedPage> {
  const response = await render(new Request(new URL(path, settings.origin)));
  if (response.status !== 200) throw new Error(`${path} rendered with ${response.status}`);
  const html = await response.text();
  if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
  const files = listPageFiles(manifest, routeIds);
  return { path, html, routeId: routeIds.at(-1) ?? path, files };
}

/** The styles of the first screen, by route: what the part of its pages above the fold can match. */
async function listCriticalStyles(pages: readonly RenderedPage[], stylesheet: string) {
  const css = await readFile(`dist${stylesheet}`, 'utf8');
  // Fonts that are declared again, and layers, would have the browser lay out all text once more.
  await write(`dist${stylesheet}`, withoutBaseRules(css));
  const classes = new Map<string, Set<string>>();
  for (const { html, routeId } of pages) {
    const used = classes.get(routeId) ?? new Set();
    for (const name of listClasses(html.slice(0, findFold(html)))) used.add(name);
    classes.set(routeId, used);
  }
  return new Map([...classes].map(([routeId, used]) => [routeId, criticalCss(css, used)]));
}

/**
 * Puts the whole style sheet at the fold: browsers paint what is above such a link meanwhile, and
 * show nothing below it before it is there.
 */
function linkStylesheet(html: string, stylesheet: string): string {
  const fold = findFold(html);
  const link = `<link rel="stylesheet" href="${stylesheet}" fetchpriority="low">`;
  return html.slice(0, fold) + link + html.slice(fold);
}

/** Where the element with `data-fold` begins; the end of the body for a page without one. */
function findFold(html: string): number {
  const mark = html.indexOf(' data-fold=');
  return mark < 0 ? html.lastIndexOf('</body>') : html.lastIndexOf('<', mark);
}

/**
 * The file of a page. /Contact and /contact are two pages, and one file on a disk that ignores
 * letter case: the one with capitals gets a folder of its own.
 */
function fileOf(path: string, pages: readonly Server.Page[]): string {
  if (path === '/') return 'dist/index.html';
  const lowerCase = path.toLowerCase();
  const hasTwin = path !== lowerCase && pages.some((page) => page.path === lowerCase);
  return hasTwin ? `dist${path}/index.html` : `dist${path}.html`;
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
