import { writeFile } from 'node:fs/promises';
import { type Figure, holdsBudget, type Section } from './figures.ts';

const REPORT = 'docs/performance.md';

/** Writes timings and budgeted figures as a table with one row for each page. */
export async function writeReport(sections: readonly Section[]): Promise<void> {
  const names = sections[0]?.figures.map(({ name }) => name) ?? [];
  const rows = [
    ['', ...sections.map(({ title }) => `\`${title.replace('Lighthouse ', '')}\``)],
    ['---', ...sections.map(() => '---:')],
    ...names.map((name) => [
      name,
      ...sections.map(({ figures }) => cell(figures.find((figure) => figure.name === name))),
    ]),
  ];
  const text = `# Performance

Written by \`npm run bench -- lighthouse\`: Lighthouse on a simulated slow phone, each page in turn with
the same page without scripts; the median of the visits. Answers are compressed as the edge does it
(Brotli, quality 4); bytes include the headers. A figure over its budget is in bold. Times depend on
the computer and on what else it does: compare them within one run.

${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
  await writeFile(REPORT, text);
}

function cell(figure: Figure | undefined): string {
  if (!figure) return '';
  const text = `${Number(figure.value.toFixed(figure.value < 10 ? 3 : 1))}${figure.unit}`;
  return holdsBudget(figure) ? text : `**${text}**`;
}
