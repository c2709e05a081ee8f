import type { Plugin } from 'vite';

/**
 * Marks the schemas of the contract as free of side effects. The bundler does not see that the
 * calls of valibot are, and would give the browser all of them with the first constant that it
 * imports from there.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'onego:pure-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/worker\/contract\.ts$/ },
      handler: (code) => code.replaceAll(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'),
    },
  };
}
