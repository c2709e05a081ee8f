import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { publishedSchemas } from './published-schemas.ts';

const CHECK = fileURLToPath(new URL('check-examples.ts', import.meta.url));

/** Modules by name, as text; see web/example-findings.d.ts. */
type Modules = Readonly<Record<string, string>>;

/**
 * `virtual:example-findings` is what the file check finds in its own examples: the pages have it in
 * their HTML, before the check itself is loaded. `virtual:rule-list` has the titles of its rules, which
 * without the reasons are less than half as large.
 */
export function exampleFindings(): Plugin {
  let modules: Promise<Modules> | undefined;
  const names = ['virtual:example-findings', 'virtual:rule-list'];
  return {
    name: 'onego:example-findings',
    resolveId: (id) => (names.includes(id) ? `\0${id}` : null),
    async load(id) {
      if (!names.includes(id.slice(1))) return null;
      modules ??= checkExamples();
      return (await modules)[id.slice(1)];
    },
  };
}

async function checkExamples(): Promise<Modules> {
  const { module } = await runnerImport<{ default: Modules }>(CHECK, {
    plugins: [publishedSchemas()],
    // They import JSON without saying so, which Node refuses.
    environments: { inline: { resolve: { noExternal: [/^@actions\//] } } },
    logLevel: 'error',
  });
  return module.default;
}
