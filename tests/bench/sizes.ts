/** What is shipped, compressed: the Worker, the pages and the scripts of each. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/processes.ts';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import { compress } from './compression.ts';
import { type Figure, kilobytes, type Section } from './figures.ts';

const DIST = 'dist';
/** Not a page for visitors; there only when a chat is set. */
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

/** The first visit is to the home page as a rule: it fits the first flights of a connection. */
const HOME_BUDGETS = { htmlKb: 16, scriptsKb: 120 };
/** Twenty stories in one document; screens that make files. */
const MOST = { htmlKb: 20, scriptsKb: 130 };
const WORKER_KB = 112;

interface PageSize {
  readonly file: string;
  readonly htmlKb: number;
  readonly scriptsKb: number;
}

/** Builds the site by way of `wrangler deploy --dry-run`, and measures what that would publish. */
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
    const exitCode = await run('wrangler', ['deploy', '--dry-run', '--outdir', folder]);
    if (exitCode !== 0) throw new Error(`wrangler deploy --dry-run ended with ${exitCode}`);
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
          scriptsKb: scripts.reduce((sum, kb) => sum + kb, 0),
        };
      }),
  );
}

/** The scripts that the starter asks for; the build writes them on its own element. */
function listScripts(html: string): string[] {
  const app = /<script data-app="([^"]+)"/.exec(html)?.[1];
  const preload = /<script [^>]*data-preload="([^"]*)"/.exec(html)?.[1];
  if (!app || preload === undefined) throw new Error('A page has no starter');
  return [app, ...preload.split(' ').filter(Boolean)];
}

function kindFigures(kind: string, file: string, pages: readonly PageSize[]): Figure[] {
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`The build made no ${file}`);
  const html = { name: `${kind}: HTML`, value: page.htmlKb, unit: ' kB' };
  const scripts = { name: `${kind}: scripts`, value: page.scriptsKb, unit: ' kB' };
  if (kind !== 'home') return [html, scripts];
  return [
    { ...html, budget: { atMost: HOME_BUDGETS.htmlKb } },
    { ...scripts, budget: { atMost: HOME_BUDGETS.scriptsKb } },
  ];
}

function worstFigures(pages: readonly PageSize[]): Figure[] {
  const [heaviest] = pages.toSorted((a, b) => b.htmlKb - a.htmlKb);
  const [busiest] = pages.toSorted((a, b) => b.scriptsKb - a.scriptsKb);
  if (!heaviest || !busiest) throw new Error('The build made no pages');
  return [
    {
      name: `most HTML (${heaviest.file})`,
      value: heaviest.htmlKb,
      unit: ' kB',
      budget: { atMost: MOST.htmlKb },
    },
    {
      name: `most scripts (${busiest.file})`,
      value: busiest.scriptsKb,
      unit: ' kB',
      budget: { atMost: MOST.scriptsKb },
    },
  ];
}

async function compressedKb(file: string): Promise<number> {
  return kilobytes((await compress(await readFile(file), 'br')).byteLength);
}
