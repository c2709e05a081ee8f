import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A change that the README explains under "Change the site", applied step by step. */
export interface Recipe {
  readonly name: string;
  /** Applies the change to a copy of the repository. */
  readonly apply: (copy: string) => Promise<void>;
  /** Paths of the pages that the change adds, each with a text that it must contain. */
  readonly pages: Readonly<Record<string, string>>;
  /** Paths that must not become pages. */
  readonly missingPages?: readonly string[];
}

export async function write(copy: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
}

/** @throws Error if the file does not contain the text: the recipe is outdated. */
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
