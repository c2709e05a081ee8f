/**
 * Web worker entry point: runs the check off the main thread, so that the page stays responsive.
 */
import { checkText } from './check-text.ts';
import type { ConfigKind, TerraformKind } from './config-kind.ts';

interface Assignment {
  readonly kind: Exclude<ConfigKind, TerraformKind>;
  readonly text: string;
  readonly name: string;
}

addEventListener('message', async ({ data }: MessageEvent<Assignment>) => {
  const { kind, text, name } = data;
  const answer = await checkText(kind, text, name, (part) => postMessage({ part })).catch(() => {});
  // On `undefined` the page says that the file was not checked.
  postMessage(answer);
});
