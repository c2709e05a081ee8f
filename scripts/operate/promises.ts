import { readdirSync, readFileSync } from 'node:fs';
import { fixedPromises, promises } from '../../web/content/promises.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const CONTENT = new URL('../../web/content/', import.meta.url);

export const listPromises: Command = {
  summary: 'Lists what the site claims and promises, and where it says so.',
  parameters: [],
  isOffline: true,
  help: `
Go through the list before you publish. Those of the specification are part of the site; those of the
owner are yours: change what you cannot keep in web/content/promises.ts, and every page follows. The
last column names the files in web/content/, one for each page.`,
  run: async ({ terminal }) => {
    const usedIn = findUses();
    const fixed = new Set<string>(fixedPromises);
    const rows = Object.entries(promises).map(([id, words]) => [
      id,
      words,
      fixed.has(id) ? 'specification' : 'owner',
      (usedIn.get(id) ?? []).join(', '),
    ]);
    terminal.print(table(['promise', 'words', 'source', 'said in'], rows));
  },
};

/** The files of the content that use each promise, without their extension. */
export function findUses(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, readonly string[]>();
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:ts|md)$/.test(name)).toSorted()) {
    const source = readFileSync(new URL(file, CONTENT), 'utf8');
    const page = file.replaceAll('\\', '/').replace(/\.\w+$/, '');
    for (const [, id = ''] of source.matchAll(/\bpromises\.(?!ts\b)(\w+)/g)) {
      const pages = uses.get(id) ?? [];
      if (page !== 'promises' && !pages.includes(page)) uses.set(id, [...pages, page]);
    }
  }
  return uses;
}
