/** Runs the check beside the page, which stays free to answer keys and pointers meanwhile. */
import { checkText } from './check-text.ts';
import type { ConfigKind } from './config-kind.ts';

addEventListener('message', async ({ data }: MessageEvent<{ kind: ConfigKind; text: string }>) => {
  // Without an answer to this one, the page says that the file was not checked.
  postMessage(await checkText(data.kind, data.text).catch(() => undefined));
});
