import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** No vowels: a name must not read as a word, such as the `ad` that blockers of ads hide. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * Names the classes of CSS Modules: letters for the file, then the number of the class in it. The
 * names of one component start alike and are shorter than hashes, so they cost less in compressed
 * pages, styles and scripts. The builds for browser and server give the same names.
 * @param root folder of all style sheets.
 */
export function nameClasses(root: string): (name: string, file: string) => string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const namesByFile = new Map<string, string[]>();

  return (name, file) => {
    const path = relative(root, file);
    const names = namesByFile.get(path) ?? [];
    namesByFile.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `${inLetters(files.indexOf(path))}${names.indexOf(name)}`;
  };
}

function inLetters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + LETTERS[index % LETTERS.length];
}

/**
 * Lets the bundler write class names in place of `styles.name`, instead of an object with all names
 * of a file. Where a name is computed, as in `styles[kind]`, the object stays.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'onego:inline-class-names',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\.(?:tsx(?:\?.*)?|module\.css)$/ },
      handler(code, id) {
        // Vite drops the styles of a module of which nothing is left.
        if (id.endsWith('.css')) return { code, moduleSideEffects: 'no-treeshake' };
        if (code.includes('styles[')) return null;
        return code.replace(
          /import styles from (?=["'].*\.module\.css["'])/,
          'import * as styles from ',
        );
      },
    },
  };
}
