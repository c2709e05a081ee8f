import { basename } from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';

/**
 * Writes the bundler's runtime, one short function, into the chunks that use it. As a chunk of its
 * own it would be one more request for each page whose route shares a chunk with other modules.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'onego:inline-runtime',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ moduleIds }) => moduleIds.every((id) => id === RUNTIME));
      if (!runtime) return;
      const { fileName } = runtime;
      const code = runtime.code.replace(/export\{([^}]*)\};?\s*$/, 'return{$1}');
      const importing = new RegExp(`import\\{([^}]*)\\}from["'][^"']*${basename(fileName)}["'];?`);
      for (const chunk of chunks.filter(({ imports }) => imports.includes(fileName))) {
        const [statement, names] = importing.exec(chunk.code) ?? [];
        if (!statement || !names) throw new Error(`No import of the runtime in ${chunk.fileName}`);
        const inlined = `const{${names.replaceAll(' as ', ':')}}=(()=>{${code}})();`;
        chunk.code = chunk.code.replace(statement, () => inlined);
        chunk.imports = chunk.imports.filter((name) => name !== fileName);
      }
      delete bundle[fileName];
    },
  };
}
