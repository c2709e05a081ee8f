/** The file check as one function, for `file-check.ts`, which bundles it. */
import { readFileSync } from 'node:fs';
import { checkTerraform } from '../../web/features/file-check/check-terraform.ts';
import { checkText } from '../../web/features/file-check/check-text.ts';
import { isTerraform } from '../../web/features/file-check/config-kind.ts';
import { detectKind } from '../../web/features/file-check/detect-kind.ts';
import type { Finding } from '../../web/features/file-check/finding.ts';

const read = (path: string) => new Uint8Array(readFileSync(`node_modules/${path}`)).buffer;
const programs = {
  runtime: read('web-tree-sitter/web-tree-sitter.wasm'),
  grammar: read('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm'),
};

export function check(name: string, text: string): Promise<readonly Finding[]> {
  const kind = detectKind(name, text);
  return isTerraform(kind) ? checkTerraform(kind, text, programs) : checkText(kind, text, name);
}
