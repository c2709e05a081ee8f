/** The check of the file field and of its page, without their web workers. */
import { readFile } from 'node:fs/promises';
import { checkTerraform } from '../../../../../web/features/file-check/check-terraform.ts';
import * as others from '../../../../../web/features/file-check/check-text.ts';
import {
  type ConfigKind,
  isTerraform,
} from '../../../../../web/features/file-check/config-kind.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';
import { placesOf } from '../../../../../web/features/file-check/house-rules.ts';
import type { TerraformPrograms } from '../../../../../web/features/file-check/kinds/read-terraform.ts';

export const programs: TerraformPrograms = {
  runtime: await read('web-tree-sitter/web-tree-sitter.wasm'),
  grammar: await read('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm'),
};

async function read(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(import.meta.resolve(path)))).buffer;
}

/** The findings of each place by itself. */
export async function checkText(
  kind: ConfigKind,
  text: string,
  name = '',
): Promise<readonly Finding[]> {
  return placesOf(
    isTerraform(kind)
      ? await checkTerraform(kind, text, programs)
      : await others.checkText(kind, text, name),
  );
}
