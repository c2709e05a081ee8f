import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';

/** The CommonJS modules that every page loads. */
const MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'use-sync-external-store/shim/with-selector',
];

const PREFIX = '\0react-modules';

/**
 * Bundles React into an ES module. The app then imports names instead of reading properties, and no
 * script that a page loads at first needs the bundler's CommonJS runtime, which is another file.
 */
export function reactModules(): Plugin {
  let bundle: Promise<string> | undefined;

  return {
    name: 'onego:react-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^\0react-modules/, ...MODULES.map((name) => new RegExp(`^${name}$`))] },
      handler: (id) => (id.startsWith(PREFIX) ? id : `${PREFIX}/${id}`),
    },
    load: {
      filter: { id: /^\0react-modules/ },
      handler(id) {
        if (id !== PREFIX) return namesOf(id.slice(PREFIX.length + 1));
        bundle ??= bundleModules();
        return bundle;
      },
    },
  };
}

/** Code of one of the modules: its names, taken from the bundle. */
function namesOf(name: string): string {
  const index = MODULES.indexOf(name);
  const names = exportsOf(name).map((key) => `m${index}_${key} as ${key}`);
  return `export { m${index} as default, ${names.join(', ')} } from '${PREFIX}';`;
}

async function bundleModules(): Promise<string> {
  const entry = MODULES.map((name, index) =>
    [
      `import m${index} from '${name}';`,
      ...exportsOf(name).map((key) => `export const m${index}_${key} = m${index}.${key};`),
      `export { m${index} };`,
    ].join('\n'),
  ).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === PREFIX ? id : null),
        load: (id) => (id === PREFIX ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: PREFIX, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('React did not build to one file');
  return result.output[0].code;
}

function exportsOf(name: string): string[] {
  const exported: object = createRequire(import.meta.url)(name);
  return Object.keys(exported).filter((key) => key !== 'default');
}
