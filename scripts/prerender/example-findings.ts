import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { publishedSchemas } from './published-schemas.ts';

const NAME = 'virtual:example-findings';
const CHECK = fileURLToPath(new URL('check-examples.ts', import.meta.url));

/**
 * `virtual:example-findings` is what the file check finds in its own examples: the pages have it in
 * their HTML, before the check itself is loaded.
 */
export function exampleFindings(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'onego:example-findings',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      code ??= checkAll();
      return code;
    },
  };
}

async function checkAll(): Promise<string> {
  const { module } = await runnerImport<{ default: string }>(CHECK, {
    plugins: [publishedSchemas()],
    // They import JSON without saying so, which Node refuses.
    environments: { inline: { resolve: { noExternal: [/^@actions\//] } } },
    logLevel: 'error',
  });
  return module.default;
}
