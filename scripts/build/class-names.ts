import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Classes and animations. */
const SCOPED_NAME = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

/**
 * Short class names for the CSS Modules of the site: two or three letters, the first ones for the
 * file, the last for the class in it. The styles stand in every page, where hashed names would be
 * a tenth of what has to arrive before the first paint.
 * @param folder where the style sheets are.
 * @returns the name of a class, by its own name and its file.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort();
  const names = new Map(
    files.flatMap((file, fileIndex) => {
      const classes = new Set(
        [...readFileSync(file, 'utf8').matchAll(SCOPED_NAME)].map(([, name]) => name),
      );
      return [...classes].map(
        (name, index) => [`${file}:${name}`, letters(fileIndex) + letters(index)] as const,
      );
    }),
  );
  return (name, file) => {
    const short = names.get(`${file.split('?')[0]}:${name}`);
    if (!short) throw new Error(`No class or animation ${name} in ${file}`);
    return short;
  };
}

/** 0 is "a", 51 is "Z", 52 is "-a" and so on; a hyphen inside keeps the parts apart. */
function letters(index: number): string {
  const rest = index % ALPHABET.length;
  return '-'.repeat(Math.floor(index / ALPHABET.length)) + ALPHABET[rest];
}
