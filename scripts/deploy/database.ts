import { stripVTControlCharacters } from 'node:util';
import { readNames, type Wrangler } from './wrangler.ts';

interface PlacedDatabase {
  readonly name: string;
  /** As wrangler spells it, such as `eu`. */
  readonly jurisdiction: string;
}

/**
 * Makes the database of a first deployment in a jurisdiction, which cannot be changed later. Wrangler
 * itself would make it anywhere. One that is there already is left alone.
 *
 * @returns what to tell the operator, and whether the deployment may go on.
 */
export async function makeDatabase(
  wrangler: Wrangler,
  { name, jurisdiction }: PlacedDatabase,
): Promise<{ readonly isThere: boolean; readonly words: string }> {
  const listed = await wrangler.ask(['d1', 'list', '--json']);
  if (listed.isDone && readNames(listed.stdout).includes(name)) {
    const words = `The database ${name} was there before: it stays in the place where it was made.`;
    return { isThere: true, words };
  }
  const made = await wrangler.ask(['d1', 'create', name, '--jurisdiction', jurisdiction]);
  return made.isDone
    ? { isThere: true, words: `The database ${name} is in the jurisdiction ${jurisdiction}.` }
    : { isThere: false, words: stripVTControlCharacters(made.stderr || made.stdout).trim() };
}
