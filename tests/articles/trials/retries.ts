import { readFile } from 'node:fs/promises';
import { expectIn, type Trial } from '../trial.ts';

const ARTICLE = 'web/content/blog/retries-that-keep-an-outage-going.md';

/** The rows that the simulation prints are those of the article. */
export const retries: Trial = {
  needs: ['node'],
  async run(workspace) {
    const article = (await readFile(ARTICLE, 'utf8')).replaceAll(/ +\|/g, ' |');
    const printed = await workspace.run('node', ['retry.mjs']);
    const rows = printed.split('\n').filter((line) => line.startsWith('|'));
    if (rows.length !== 12) throw new Error(`Printed ${rows.length} rows:\n${printed}`);
    for (const row of rows) expectIn(article, row);
  },
};
