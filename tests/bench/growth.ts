/** What 500 more articles cost: processor time of a build, and the size of the blog's page. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite } from '../setup/site-copy.ts';
import { compress } from './compression.ts';
import { kilobytes, type Section } from './figures.ts';
import { FIRST_FLIGHT_KB } from './sizes.ts';

const MORE_ARTICLES = 500;
const LONGEST_FACTOR = 2.5;
const FIRST_YEAR = 2018;

const BUILD = `
process.once('exit', () => console.log(JSON.stringify(process.cpuUsage())));
await import('./scripts/build.ts');`;

/** Builds two copies of the site, the second with more articles. */
export async function measureGrowth(): Promise<Section[]> {
  const folder = await copySite();
  const before = buildSeconds(folder);
  await addArticles(join(folder, 'web/content/blog'));
  const after = buildSeconds(folder);
  const blog = await compress(await readFile(join(folder, 'dist/blog.html')), 'br');
  return [
    {
      title: `${MORE_ARTICLES} more articles`,
      figures: [
        { name: 'processor time of a build, before', value: before, unit: ' s' },
        { name: 'with them', value: after, unit: ' s' },
        { name: 'factor', value: after / before, unit: '', budget: { atMost: LONGEST_FACTOR } },
        {
          name: 'HTML of /blog',
          value: kilobytes(blog.byteLength),
          unit: ' kB',
          budget: { atMost: FIRST_FLIGHT_KB },
        },
      ],
    },
  ];
}

function buildSeconds(cwd: string): number {
  const options = { cwd, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync('node', ['--eval', BUILD], options);
  if (status !== 0) throw new Error(`The build ended with ${status}: ${stderr}`);
  const { user, system } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return (user + system) / 1e6;
}

/** Copies of the articles, each with a title and a date of its own. */
async function addArticles(folder: string): Promise<void> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  for (let index = 0; index < MORE_ARTICLES; index += 1) {
    const day = new Date(Date.UTC(FIRST_YEAR, 0, 1 + index * 5)).toISOString().slice(0, 10);
    const text = (texts[index % texts.length] ?? '')
      .replace(/^(title: "?)/m, `$1${index}. `)
      .replace(/^date: .*/m, `date: ${day}`)
      .replace(/^updated: .*\n/m, '');
    await writeFile(join(folder, `article-${index}.md`), text);
  }
}
