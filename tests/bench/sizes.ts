/** Compressed sizes of what is deployed: the Worker, the pages and their scripts. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/processes.ts';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import { compress } from './compression.ts';
import { type Figure, kilobytes, type Section } from './figures.ts';

const DIST = 'dist';
/** Exists only if a chat is configured, and is not a page for visitors. */
const CHAT_PAGE_FILE = `${CHAT_PAGE_PATH.slice(1)}.html`;

/** One page of each kind. */
const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: '/index.html',
  product: '/kubernetes-as-a-service.html',
  pricing: '/pricing.html',
  login: '/login.html',
  onboarding: '/devops-on-boarding.html',
  'tool configuration': '/config/jenkins.html',
  legal: '/PrivacyPolicy.html',
};

/** The first 13.7 kB arrive in the first flight, with what a reader sees first. */
const PAGE_KB = 15.1;
/** Long by nature: twenty case studies in one document, legal texts, and whitepapers. */
const LONG_PAGES = /^\/(?:OneGoCaseStudies|PrivacyPolicy|Termsofservice|whitepapers\/.+)\.html$/;
const LONG_PAGE_KB = 20;
const SCRIPTS_KB = 140;
/** Response headers of one script, which the budget includes. */
const SCRIPT_HEADERS_KB = 0.49;
const REQUESTS = 28;
/** The page, the style sheet, three fonts and the icon. */
const REQUESTS_BESIDES_SCRIPTS = 6;
const WORKER_KB = 133;

interface PageSize {
  readonly file: string;
  readonly htmlKb: number;
  /** With the headers. */
  readonly scriptsKb: number;
  readonly requests: number;
}

/** Builds the site with `npm run deploy -- --dry-run` and measures the output. */
export async function measureSizes(): Promise<Section[]> {
  const workerFigure = await measureWorker();
  const pages = await measureAllPages();
  return [
    {
      title: 'Sizes, compressed',
      figures: [
        workerFigure,
        { name: 'pages', value: pages.length, unit: '' },
        ...Object.entries(PAGE_KINDS).flatMap(([kind, file]) => kindFigures(kind, file, pages)),
        ...worstFigures(pages),
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
    const compressed = await Promise.all(bodies.map((body) => compress(body, 'gzip')));
    const bytes = compressed.reduce((sum, { byteLength }) => sum + byteLength, 0);
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

async function measureAllPages(): Promise<PageSize[]> {
  const files = await readdir(DIST, { recursive: true });
  const scriptSizes = new Map<string, Promise<number>>();

  function scriptKb(address: string): Promise<number> {
    const size = scriptSizes.get(address) ?? compressedKb(join(DIST, address));
    scriptSizes.set(address, size);
    return size;
  }

  return Promise.all(
    files
      .filter((file) => file.endsWith('.html') && file !== CHAT_PAGE_FILE)
      .map(async (file) => {
        const html = await readFile(join(DIST, file), 'utf8');
        const scripts = await Promise.all(listScripts(html).map(scriptKb));
        return {
          file: `/${file}`,
          htmlKb: await compressedKb(join(DIST, file)),
          scriptsKb: scripts.reduce((sum, kb) => sum + kb + SCRIPT_HEADERS_KB, 0),
          requests: scripts.length + REQUESTS_BESIDES_SCRIPTS,
        };
      }),
  );
}

/** Scripts that the starter loads; the build lists them in attributes of its element. */
function listScripts(html: string): string[] {
  if (!html.includes('<script')) return [];
  const app = /<script data-app="([^"]+)"/.exec(html)?.[1];
  const preload = /<script [^>]*data-preload="([^"]*)"/.exec(html)?.[1];
  if (!app || preload === undefined) throw new Error('A page has no starter');
  return [app, ...preload.split(' ').filter(Boolean)];
}

function kindFigures(kind: string, file: string, pages: readonly PageSize[]): Figure[] {
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`The build made no ${file}`);
  return [
    { name: `${kind}: HTML`, value: page.htmlKb, unit: ' kB' },
    { name: `${kind}: scripts`, value: page.scriptsKb, unit: ' kB' },
    { name: `${kind}: requests`, value: page.requests, unit: '' },
  ];
}

function worstFigures(pages: readonly PageSize[]): Figure[] {
  const [longPages, others] = [
    pages.filter(({ file }) => LONG_PAGES.test(file)),
    pages.filter(({ file }) => !LONG_PAGES.test(file)),
  ];
  return [
    mostFigure('most HTML of a long page', longPages, 'htmlKb', LONG_PAGE_KB),
    mostFigure('most HTML of any other page', others, 'htmlKb', PAGE_KB),
    mostFigure('most scripts', pages, 'scriptsKb', SCRIPTS_KB),
    { ...mostFigure('most requests', pages, 'requests', REQUESTS), unit: '' },
  ];
}

function mostFigure(
  name: string,
  pages: readonly PageSize[],
  size: 'htmlKb' | 'scriptsKb' | 'requests',
  atMost: number,
): Figure {
  const [largest] = pages.toSorted((a, b) => b[size] - a[size]);
  if (!largest) throw new Error('The build made no pages');
  return {
    name: `${name} (${largest.file})`,
    value: largest[size],
    unit: ' kB',
    budget: { atMost },
  };
}

async function compressedKb(file: string): Promise<number> {
  return kilobytes((await compress(await readFile(file), 'br')).byteLength);
}
