/**
 * Web worker entry point: runs the check off the main thread, so that the page stays responsive.
 */
import { checkText } from './check-text.ts';
import type { ConfigKind, TerraformKind } from './config-kind.ts';

addEventListener(
  'message',
  async ({ data }: MessageEvent<{ kind: Exclude<ConfigKind, TerraformKind>; text: string }>) => {
    // On `undefined` the page says that the file was not checked.
    postMessage(await checkText(data.kind, data.text).catch(() => undefined));
  },
);
