/** Measures how 500 more articles affect the other pages, the blog and the build time. */
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { start } from '../../scripts/processes.ts';
import { copySite } from '../setup/site-copy.ts';
import { type Figure, kilobytes, type Section } from './figures.ts';

const MORE_ARTICLES = 500;
const FIRST_YEAR = 2015;
const YEARS = 10;
const FEED_ENTRIES = 20;
const BLOG_KB = 12;
const ARCHIVE_KB = 14;
/** Brotli quality of Cloudflare's edge. */
const EDGE_QUALITY = 4;

interface Build {
  readonly folder: string;
  readonly seconds: number;
}

/** Builds a copy of the site as it is and one with more articles, and compares the two. */
export async function measureGrowth(): Promise<Section[]> {
  const small = await build(await copySite());
  const grownFolder = await copySite();
  await addArticles(join(grownFolder, 'web/content/blog'));
  const grown = await build(grownFolder);
  return [
    {
      title: `With ${MORE_ARTICLES} more articles`,
      figures: [
        await countChanges('home: bytes of HTML', small, grown, readHome),
        await countChanges('home: bytes of scripts', small, grown, readHomeScripts),
        await compressedPage('blog: HTML', grown, 'blog.html', BLOG_KB),
        await compressedPage(
          'archive of a year: HTML',
          grown,
          'blog/archive/2020.html',
          ARCHIVE_KB,
        ),
        await compressedPage('all resources: HTML', grown, 'resources/all.html', BLOG_KB),
        await missingAddresses(grown),
        {
          name: 'entries of the feed',
          value: (await readDist(grown, 'blog/feed.xml')).split('<entry>').length - 1,
          unit: '',
          budget: { atMost: FEED_ENTRIES },
        },
        { name: 'build before', value: small.seconds, unit: ' s' },
        {
          name: 'build',
          value: grown.seconds / small.seconds,
          unit: ' times as long',
          budget: { atMost: 2 },
        },
      ],
    },
  ];
}

/** Builds twice and keeps the shorter time, because the first build warms the caches. */
async function build(folder: string): Promise<Build> {
  const seconds = [await buildOnce(folder), await buildOnce(folder)];
  return { folder, seconds: Math.min(...seconds) };
}

async function buildOnce(folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = start('node', ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`The build in ${folder} ended with ${exitCode}`);
  return (performance.now() - startedAt) / 1000;
}

/** Copies the existing articles under new slugs, titles and dates. */
async function addArticles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(
    Array.from({ length: MORE_ARTICLES }, (_, index) => {
      const source = sources[index % sources.length] ?? '';
      const year = FIRST_YEAR + (index % YEARS);
      const day = `${(index % 28) + 1}`.padStart(2, '0');
      const article = source
        .replace(/^title: .*$/m, `title: Note ${index} from the delivery of a service`)
        .replace(/^date: .*$/m, `date: ${year}-06-${day}`);
      return writeFile(join(folder, `note-${index}-from-the-delivery-of-a-service.md`), article);
    }),
  );
}

/** Counts the differences between two builds of a text, ignoring hashes in file names. */
async function countChanges(
  name: string,
  before: Build,
  after: Build,
  read: (build: Build) => Promise<string>,
): Promise<Figure> {
  const [old, grown] = [await read(before), await read(after)].map(withoutHashes);
  const changed =
    old === grown
      ? 0
      : Math.max(1, Math.abs(Buffer.byteLength(grown ?? '') - Buffer.byteLength(old ?? '')));
  return { name: `${name} that change`, value: changed, unit: '', budget: { atMost: 0 } };
}

function withoutHashes(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '').replaceAll(/sha256-[\w+/=]+/g, '');
}

function readHome(build: Build): Promise<string> {
  return readDist(build, 'index.html');
}

async function readHomeScripts(build: Build): Promise<string> {
  const html = await readHome(build);
  const [, app, preload] = /data-app="([^"]*)"[^>]* data-preload="([^"]*)"/.exec(html) ?? [];
  if (!app || !preload) throw new Error('The home page names no scripts');
  const scripts = await Promise.all(
    [app, ...preload.split(' ')].map((address) => readDist(build, address)),
  );
  return scripts.join('\n');
}

async function compressedPage(
  name: string,
  build: Build,
  file: string,
  atMostKb: number,
): Promise<Figure> {
  const { byteLength } = brotliCompressSync(await readDist(build, file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY },
  });
  return { name, value: kilobytes(byteLength), unit: ' kB', budget: { atMost: atMostKb } };
}

/** Checks that every article is in the sitemap and linked from a prerendered archive. */
async function missingAddresses(build: Build): Promise<Figure> {
  const sitemap = await readDist(build, 'sitemap.xml');
  const archives = await readdir(join(build.folder, 'dist/blog/archive'));
  const pages = await Promise.all(archives.map((file) => readDist(build, `blog/archive/${file}`)));
  const links = pages.join('\n');
  const articles = await readdir(join(build.folder, 'web/content/blog'));
  const missing = articles
    .map((file) => `/blog/${file.replace(/\.md$/, '')}`)
    .filter((path) => !sitemap.includes(`${path}<`) || !links.includes(`href="${path}"`));
  return {
    name: 'articles without a place in sitemap and archive',
    value: missing.length,
    unit: '',
    budget: { atMost: 0 },
  };
}

function readDist({ folder }: Build, file: string): Promise<string> {
  return readFile(join(folder, 'dist', file), 'utf8');
}
