import { build } from 'vite';

/** Compiles web/starter.ts into the inline script, one line that is identical on every page. */
export function buildStarter(): Promise<string> {
  return buildInlineScript('web/starter.ts');
}

/** Compiles the inline script of the page that hosts the chat widget. */
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
