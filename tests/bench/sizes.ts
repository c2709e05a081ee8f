/** Compressed sizes of what is deployed: the Worker and the pages. `build.test.ts` judges the scripts. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../../scripts/processes.ts';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import { compressBrotli } from './compression.ts';
import { type Figure, kilobytes, type Section } from './figures.ts';

const DIST = 'dist';
/** Exists only if a chat is configured, and is not a page for visitors. */
const CHAT_PAGE_FILE = `${CHAT_PAGE_PATH.slice(1)}.html`;

/** The first 13.7 kB arrive in the first flight, with what a reader sees first. */
const PAGE_KB = 15.1;
/** Long by nature: twenty case studies in one document, legal texts, and whitepapers. */
const LONG_PAGES = /^\/(?:OneGoCaseStudies|PrivacyPolicy|Termsofservice|whitepapers\/.+)\.html$/;
const LONG_PAGE_KB = 20;
const WORKER_KB = 133;

interface PageSize {
  readonly file: string;
  readonly kb: number;
}

/** Builds the site with `npm run deploy -- --dry-run` and measures the output. */
export async function measureSizes(): Promise<Section[]> {
  const workerFigure = await measureWorker();
  const pages = await measurePages();
  const longPages = pages.filter(({ file }) => LONG_PAGES.test(file));
  const others = pages.filter((page) => !longPages.includes(page));
  return [
    {
      title: 'Sizes, compressed',
      figures: [
        workerFigure,
        { name: 'pages', value: pages.length, unit: '' },
        mostFigure('most HTML of a long page', longPages, LONG_PAGE_KB),
        mostFigure('most HTML of any other page', others, PAGE_KB),
      ],
    },
  ];
}

async function measureWorker(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'onego-bench-worker-'));
  try {
    const exitCode = await run('node', ['scripts/deploy.ts', '--dry-run', '--outdir', folder]);
    if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}`);
    const files = (await readdir(folder)).filter((file) => !/\.map$|^README/.test(file));
    const bodies = await Promise.all(files.map((file) => readFile(join(folder, file))));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
    return {
      name: 'Worker bundle (gzip)',
      value: kilobytes(bytes),
      unit: ' kB',
      budget: { atMost: WORKER_KB },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePages(): Promise<PageSize[]> {
  const files = await readdir(DIST, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && file !== CHAT_PAGE_FILE);
  return Promise.all(
    pages.map(async (file) => {
      const compressed = await compressBrotli(await readFile(join(DIST, file)));
      return { file: `/${file}`, kb: kilobytes(compressed.byteLength) };
    }),
  );
}

function mostFigure(name: string, pages: readonly PageSize[], atMost: number): Figure {
  const [largest] = pages.toSorted((a, b) => b.kb - a.kb);
  if (!largest) throw new Error('The build made no pages');
  return { name: `${name} (${largest.file})`, value: largest.kb, unit: ' kB', budget: { atMost } };
}
