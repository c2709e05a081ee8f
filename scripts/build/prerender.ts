import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as Server from '../../web/server.tsx';
import { headersFile } from '../../worker/http/headers.ts';
import { findAsset, listPageFiles, type PageFiles, readManifest } from './chunks.ts';
import { robotsFile, securityFile, sitemapFile, workerModule } from './files.ts';

/** The font of the largest text on every page's first screen. */
const LARGEST_TEXT_FONT = 'funnel-display-latin-wght-normal';

interface PrerenderInput {
  readonly starter: string;
  readonly server: typeof Server;
}

/** Writes every page as HTML with its styles inside, and the files that follow from the list. */
export async function prerenderSite({ starter, server }: PrerenderInput) {
  const { listPages, render, settings } = server;
  const pages = listPages();
  const manifest = await readManifest();
  const font = findAsset(manifest, LARGEST_TEXT_FONT);
  const sheets = new Map<string, string>();

  for (const { path, routeIds } of pages) {
    const files = listPageFiles(manifest, routeIds);
    const style = await readStyles(files.styles);
    sheets.set(style, sha256(style));
    const response = await render(new Request(new URL(path, settings.origin)));
    if (response.status !== 200) throw new Error(`${path} rendered with ${response.status}`);
    const html = await response.text();
    if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
    await write(
      fileOf(path, pages),
      html.replace('</head>', `${headExtras({ font, style, starter, files })}</head>`),
    );
  }

  await write(
    'dist/_headers',
    headersFile({ scriptHashes: [sha256(starter)], styleHashes: [...sheets.values()] }),
  );
  await write('dist/sitemap.xml', sitemapFile(pages, settings.origin));
  await write('dist/robots.txt', robotsFile(settings.origin));
  await write('dist/.well-known/security.txt', securityFile(settings, new Date()));
  await write('worker/site.gen.ts', workerModule(pages, settings));
  return { pageCount: pages.length };
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

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
