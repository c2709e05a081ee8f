/**
 * What the file check finds in its own examples. Runs in Vite's module runner, which knows the published
 * schemas; see example-findings.ts.
 */
import { readFile } from 'node:fs/promises';
import { checkExamples } from '../../web/content/check/examples.ts';
import { checkRules } from '../../web/content/check/rules.ts';
import { toRows } from '../../web/features/check-screen/finding-rows.ts';
import { checkTerraform } from '../../web/features/file-check/check-terraform.ts';
import { checkText } from '../../web/features/file-check/check-text.ts';
import { isTerraform } from '../../web/features/file-check/config-kind.ts';
import { detectKind } from '../../web/features/file-check/detect-kind.ts';

const programs = {
  runtime: await read('web-tree-sitter/web-tree-sitter.wasm'),
  grammar: await read('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm'),
};

const checked = Object.entries(checkExamples).map(async ([id, { file, text }]) => {
  const kind = detectKind(file, text);
  const findings = isTerraform(kind)
    ? await checkTerraform(kind, text, programs)
    : await checkText(kind, text, file);
  return [id, { kind, rows: toRows(findings) }];
});

/** The text of `virtual:example-findings`; see web/example-findings.d.ts. */
export default `export const ruleCount = ${Object.keys(checkRules).length};
export default ${JSON.stringify(Object.fromEntries(await Promise.all(checked)))};`;

async function read(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(import.meta.resolve(path)))).buffer;
}
