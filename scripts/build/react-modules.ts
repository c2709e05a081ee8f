import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Files of React for production, by the name that imports them. They are CommonJS. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['react', './react.production.js'],
  ['react/jsx-runtime', './react-jsx-runtime.production.js'],
  ['react-dom', './react-dom.production.js'],
  ['react-dom/client', './react-dom-client.production.js'],
  ['scheduler', './scheduler.production.js'],
  [
    'use-sync-external-store/shim/with-selector',
    './use-sync-external-store-shim/with-selector.production.js',
  ],
]);

/** Modules that React itself has made needless, and what has replaced them. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['use-sync-external-store/shim', `export { useSyncExternalStore } from 'react';`],
]);

const PREFIX = '\0react-modules/';

/**
 * Turns React's files into ES modules, so that the bundler leaves out what the site does not use: 3 kB
 * of every page, compressed. As CommonJS they are bundled whole.
 */
export function reactModules(): Plugin {
  const { resolve } = createRequire(import.meta.url);

  return {
    name: 'onego:react-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (id) => (FILES.has(id) || REPLACED.has(id) ? `${PREFIX}${id}` : undefined),
    load: {
      filter: { id: /^\0react-modules\// },
      async handler(prefixed) {
        const id = prefixed.slice(PREFIX.length);
        const file = FILES.get(id);
        if (file === undefined) return REPLACED.get(id);
        const [name = ''] = id.split('/');
        const folder = new URL('cjs/', pathToFileURL(resolve(`${name}/package.json`)));
        return toEsModule(id, await readFile(new URL(file, folder), 'utf8'));
      },
    },
  };
}

/**
 * Rewrites a CommonJS module as React's are written: with `name = require("id")` in declarations, and
 * all exports as `exports.name`.
 * @throws {Error} for a module that is written in another way.
 */
export function toEsModule(id: string, code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/(\w+) = require\("([^"]+)"\)/g, (_, name, from) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `${name}$required = 0`;
    })
    .replaceAll(/^exports\.(\w+) =/gm, 'var exports.$1 =')
    .replaceAll(/\bexports\.(\w+)/g, (_, name) => {
      names.add(name);
      return `exports$${name}`;
    });
  const [unknown] = /\b(?:require|exports)\b(?!\$)|\bmodule\./.exec(body) ?? [];
  if (unknown) throw new Error(`${id} has a use of \`${unknown}\` that cannot be rewritten`);
  return [
    ...imports,
    `import * as exports$all from '${id}';`,
    body,
    `export { exports$all as default, ${[...names].map((name) => `exports$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
