import type { Plugin } from 'vite';

/**
 * Modules with copies of the vignettes that they show, and the name of their copies. Home, the style
 * guide and the news share theirs.
 */
const COPIES: readonly (readonly [RegExp, string])[] = [
  [/\/web\/pages\/(?:home\/|StyleguidePage|company\/NewsPage)/, 'copy'],
  [/\/web\/routes\/_site\/Contact\//, 'copy-of-alias'],
  [/\/web\/pages\/ArticleList/, 'copy-of-articles'],
];

/**
 * Gives some pages copies of vignettes. Otherwise every product page would load a chunk with the
 * vignettes of all products for the sake of its own, a page with two addresses one more script, and
 * the overviews the list of articles.
 */
export function copiedVignettes(): Plugin {
  return {
    name: 'onego:copied-vignettes',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/components\/vignettes\/(?!Panel)\w+\.tsx$/ },
      async handler(id, importer = '') {
        const copy = COPIES.find(([page]) => page.test(importer))?.[1];
        if (!copy) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && `${resolved.id}?${copy}`;
      },
    },
  };
}
