import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import type * as Server from '../../web/server.tsx';
import { headersFile } from '../../worker/http/headers.ts';
import { findAsset, listPageFiles, type PageFiles, readManifest } from './chunks.ts';
import { splitStyles } from './critical-css.ts';
import {
  chatPageFile,
  feedFile,
  robotsFile,
  securityFile,
  sitemapFile,
  workerModule,
} from './files.ts';
import { chatSources, listForeignSources } from './foreign-sources.ts';

/** The font of the largest text on every page's first screen. */
const LARGEST_TEXT_FONT = 'funnel-display-latin-wght-normal';

interface PrerenderInput {
  readonly starter: string;
  readonly server: typeof Server;
}

/** Writes every page as HTML with its styles inside, and the files that follow from the list. */
export async function prerenderSite({ starter, server }: PrerenderInput) {
  const { articles, listPages, render, settings } = server;
  const pages = listPages();
  const manifest = await readManifest();
  const font = findAsset(manifest, LARGEST_TEXT_FONT);
  const pathsByStyle = new Map<string, string[]>();

  for (const { path, routeIds } of pages) {
    const files = listPageFiles(manifest, routeIds);
    const response = await render(new Request(new URL(path, settings.origin)));
    if (response.status !== 200) throw new Error(`${path} rendered with ${response.status}`);
    const html = await response.text();
    if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);

    const page = await placeStyles(html, await readStyles(files.styles));
    const styleHash = sha256(page.style);
    pathsByStyle.set(styleHash, [...(pathsByStyle.get(styleHash) ?? []), path]);
    await write(
      fileOf(path, pages),
      page.html.replace(
        '</head>',
        `${headExtras({ font, style: page.style, starter, files })}</head>`,
      ),
    );
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
  await write('dist/sitemap.xml', sitemapFile(pages, settings.origin));
  await write('dist/blog/feed.xml', feedFile(articles, settings));
  await write('dist/robots.txt', robotsFile(settings.origin));
  await write('dist/.well-known/security.txt', securityFile(settings, new Date()));
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

/**
 * What the build adds to the head. The disabled links tell Vite's loader that these styles are
 * there already: browsers do not fetch them.
 */
function headExtras({ font, style, starter, files }: HeadExtras): string {
  const present = files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return [
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${style}</style>`,
    ...present,
    `<script data-app="${files.app}" data-preload="${files.scripts.join(' ')}">${starter}</script>`,
  ].join('');
}

/**
 * Where the styles of a page go: all into the page, unless the page marks its fold with
 * `data-fold`. Then what the part below needs is a file, asked for at the fold: the browser paints
 * what is above it meanwhile, and shows nothing below it before its styles are there.
 */
async function placeStyles(html: string, style: string) {
  const mark = html.indexOf(' data-fold=');
  if (mark < 0) return { html, style };
  const fold = html.lastIndexOf('<', mark);
  const { critical, rest } = splitStyles(style, html.slice(0, fold));
  const file = `/assets/below-fold-${shortHash(rest)}.css`;
  await write(`dist${file}`, rest);
  const link = `<link rel="stylesheet" href="${file}" fetchpriority="low">`;
  return { html: html.slice(0, fold) + link + html.slice(fold), style: critical };
}

async function readStyles(styles: readonly string[]): Promise<string> {
  const sheets = await Promise.all(styles.map((style) => readFile(`dist${style}`, 'utf8')));
  return sheets.map((sheet) => sheet.trim()).join('');
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

/** Eight characters, as in the names that Vite gives. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
