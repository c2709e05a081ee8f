import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A change that the README explains under "Change the site", made as it says. */
export interface Recipe {
  readonly name: string;
  /** Makes the change in a copy of the repository. */
  readonly apply: (copy: string) => Promise<void>;
  /** Paths of the pages that the change adds to the site, and what each has to show. */
  readonly pages: Readonly<Record<string, string>>;
  /** Paths that must not become pages. */
  readonly missingPages?: readonly string[];
  /** Tests that the change could break, beside those of the content and the docs. */
  readonly tests?: readonly string[];
}

export async function write(copy: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
}

/** @throws Error if the file has no such text: then the recipe no longer fits. */
export async function replace(copy: string, file: string, old: string, text: string) {
  const source = await readFile(join(copy, file), 'utf8');
  if (!source.includes(old)) throw new Error(`${file} has no ${JSON.stringify(old)}`);
  await write(
    copy,
    file,
    source.replace(old, () => text),
  );
}

export async function read(copy: string, file: string): Promise<string> {
  return readFile(join(copy, file), 'utf8');
}
