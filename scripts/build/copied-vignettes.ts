import type { Plugin } from 'vite';

/** Pages that show the vignettes of all products. */
const SHOWS_ALL = /\/web\/pages\/(?:home\/|StyleguidePage)/;

/**
 * Gives the pages that show all vignettes a copy of each. Otherwise every product page would load a
 * chunk with the vignettes of all products for the sake of its own.
 */
export function copiedVignettes(): Plugin {
  return {
    name: 'onego:copied-vignettes',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/components\/vignettes\/(?!Panel)\w+\.tsx$/ },
      async handler(id, importer = '') {
        if (!SHOWS_ALL.test(importer)) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && `${resolved.id}?copy`;
      },
    },
  };
}
