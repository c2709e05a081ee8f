/**
 * `npm run bench [<part> …]`: checks the built site against its budgets. `PARTS` lists the parts.
 * Exits with 1 if a budget is exceeded.
 */
import { stop } from '../../scripts/processes.ts';
import { listBroken, renderTable, type Section } from './figures.ts';
import { measurePages } from './lighthouse.ts';
import { openBenchSite } from './site.ts';
import { measureSizes } from './sizes.ts';
import { measureTiming } from './timing.ts';

/** Parts that need a running server. */
const SERVED_PARTS = ['lighthouse', 'timing'] as const;
const PARTS = ['sizes', ...SERVED_PARTS] as const;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part));

const sections = await measure().catch((error: unknown) => {
  console.error(error);
  return stop(1);
});

console.log(`\n${renderTable(sections)}\n`);
const broken = listBroken(sections);
if (broken.length === 0) console.log('All budgets hold.');
else console.log(`Over budget:\n${broken.map((name) => `  ${name}`).join('\n')}`);
// Stops any processes that a failed part left running.
stop(broken.length === 0 ? 0 : 1);

async function measure(): Promise<Section[]> {
  // Must run before the site is served, because it rebuilds the site.
  const sections = parts.includes('sizes') ? await measureSizes() : [];
  if (!SERVED_PARTS.some((part) => parts.includes(part))) return sections;

  const site = await openBenchSite();
  try {
    if (parts.includes('lighthouse')) sections.push(...(await measurePages(site)));
    if (parts.includes('timing')) sections.push(...(await measureTiming(site.directUrl)));
  } finally {
    await site.close();
  }
  return sections;
}
