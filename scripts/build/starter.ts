import { build } from 'vite';

/** Compiles web/starter.ts into the inline script, one line that is identical on every page. */
export async function buildStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'web/starter.ts', output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The starter did not build to one file');
  return result.output[0].code.trim();
}
