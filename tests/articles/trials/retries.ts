import { readFile } from 'node:fs/promises';
import { expectIn, type Trial } from '../trial.ts';

const ARTICLE = 'web/content/blog/retries-that-keep-an-outage-going.md';

/** Other constants, with the beginning of a row that they must not change. */
const VARIANTS = [
  // Calls that outlast the end of the run have failed.
  [{ 'TIMEOUT_MS = 1000': 'TIMEOUT_MS = 3000' }, /^\| backoff with jitter .* \| never \|$/m],
  [{ 'attempts = 4': 'attempts = 5' }, /^\| exponential backoff .* \| never \|$/m],
  // The short queue is as short for a tenth of the workers.
  [
    { 'CALLS_PER_S = 800': 'CALLS_PER_S = 80', 'WORKERS = 50': 'WORKERS = 5' },
    /^\| jitter, short queue .* \| [12] s \|$/m,
  ],
] as const;

/** The rows that the simulation prints are those of the article, and other constants may be tried. */
export const retries: Trial = {
  needs: ['node'],
  async run(workspace) {
    const article = (await readFile(ARTICLE, 'utf8')).replaceAll(/ +\|/g, ' |');
    const printed = await workspace.run('node', ['retry.mjs']);
    const rows = printed.split('\n').filter((line) => line.startsWith('|'));
    if (rows.length !== 12) throw new Error(`Printed ${rows.length} rows:\n${printed}`);
    for (const row of rows) expectIn(article, row);

    for (const [changes, wanted] of VARIANTS) {
      let code = workspace.code('retry.mjs');
      for (const [from, to] of Object.entries(changes)) {
        expectIn(code, from);
        code = code.replace(from, to);
      }
      await workspace.write('variant.mjs', code);
      const varied = await workspace.run('node', ['variant.mjs']);
      if (!wanted.test(varied)) throw new Error(`Expected ${wanted} in:\n${varied}`);
    }
  },
};
