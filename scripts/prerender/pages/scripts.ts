import { build, type Manifest } from 'vite';

const ENTRY = 'client.tsx';

export interface PageFiles {
  readonly app: string;
  /** Scripts to preload for the page, in import order. */
  readonly scripts: readonly string[];
}

/**
 * The files of a page: those of the entry and of the chunk of each matched route.
 * @param routeIds ids from the route tree, outermost first.
 */
export function listPageFiles(manifest: Manifest, routeIds: readonly string[]): PageFiles {
  // A route without its own chunk is part of the entry.
  const keys = [ENTRY, ...routeIds.flatMap((id) => componentKey(manifest, id) ?? [])];
  const visited = new Set<string>();
  const scripts = new Set<string>();

  function visit(key: string): void {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No chunk ${key} in the manifest`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
  }
  for (const key of keys) visit(key);

  const app = `/${manifest[ENTRY]?.file}`;
  scripts.delete(app);
  return { app, scripts: [...scripts] };
}

export function findAsset(manifest: Manifest, name: string): string {
  const assets = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])]);
  const asset = assets.find((file) => file.includes(name));
  if (!asset) throw new Error(`No asset named like ${name} in the manifest`);
  return `/${asset}`;
}

/** Manifest key of a route's component chunk, which may also contain the loader. */
function componentKey(manifest: Manifest, routeId: string): string | undefined {
  const file = routeId.endsWith('/') ? `${routeId}index` : routeId;
  const key = `routes${file}.tsx?tsr-split=component`;
  return [key, `${key}---loader`].find((candidate) => candidate in manifest);
}

/** Compiles web/starter.ts into the inline script, one line that is identical on every page. */
export function buildStarter(): Promise<string> {
  return buildInlineScript('web/starter.ts');
}

export function buildChatScript(): Promise<string> {
  return buildInlineScript('web/features/chat/chat-frame.ts');
}

async function buildInlineScript(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${input} did not build to one file`);
  return result.output[0].code.trim();
}
