/** Lighthouse's scores for a page of every route, on a phone and on a desktop. */
import { writeFile } from 'node:fs/promises';
import { routePages } from '../setup/route-pages.ts';
import { holdsBudget, type Section } from './figures.ts';
import { runLighthouse, runUntilDone } from './lighthouse.ts';
import { describeFailures } from './lighthouse-failures.ts';
import { scoreFigures } from './lighthouse-summary.ts';

const REPORT = 'docs/scores.md';
const DEVICES = ['phone', 'desktop'] as const;
/** Visits to a page that missed a full score at the first one. */
const VISITS_IN_DOUBT = 3;

interface PageScores extends Section {
  readonly path: string;
}

/** @throws Error if there is no browser, or if a page cannot be measured. */
export async function measureScores(siteUrl: string): Promise<Section[]> {
  const sections: PageScores[] = [];
  for (const { path, canonical } of routePages) {
    if (path !== canonical) continue;
    for (const device of DEVICES) sections.push(await measureScore(siteUrl, path, device));
  }
  await writeFile(REPORT, renderReport(sections));
  return sections;
}

async function measureScore(
  siteUrl: string,
  path: string,
  device: (typeof DEVICES)[number],
): Promise<PageScores> {
  const failures: string[] = [];
  const visit = () => runUntilDone(() => runLighthouse(siteUrl + path, { device }), failures);
  const results = [(await visit()).result];
  if (!scoreFigures(results).every(holdsBudget)) {
    while (results.length < VISITS_IN_DOUBT) results.push((await visit()).result);
  }
  return {
    path,
    title: `${path} (${device})`,
    figures: scoreFigures(results),
    notes: [...describeFailures(results), ...failures],
  };
}

/** A table with a row for each page, and in each cell the scores of both devices. */
function renderReport(sections: readonly PageScores[]): string {
  const names = sections[0]?.figures.map(({ name }) => name) ?? [];
  const paths = [...new Set(sections.map(({ path }) => path))];
  const score = (path: string, name: string) =>
    sections
      .filter((section) => section.path === path)
      .map(({ figures }) => figures.find((figure) => figure.name === name)?.value)
      .join(' / ');
  const rows = [
    ['', ...names.map((name) => name.replace('score: ', ''))],
    ['---', ...names.map(() => '---:')],
    ...paths.map((path) => [`\`${path}\``, ...names.map((name) => score(path, name))]),
  ];
  return `# Scores

Written by \`npm run bench -- scores\`: Lighthouse's scores for a page of every route, on its slow phone
and on its desktop. Each page is visited once, and twice more if a score is below 100: then the median
counts.

${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}
