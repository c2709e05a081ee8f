import type { Plugin } from 'vite';

/**
 * Replaces Vite's wrapper around dynamic imports by the import itself. The wrapper loads styles and
 * preloads what a chunk imports; the site has one style sheet, and the lists of preloads would be
 * part of every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'onego:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
