/** The check of the file field and of its page, without their web workers. */
import { readFile } from 'node:fs/promises';
import { checkTerraform } from '../../../../../web/features/file-check/check-terraform.ts';
import * as others from '../../../../../web/features/file-check/check-text.ts';
import {
  type ConfigKind,
  isTerraform,
} from '../../../../../web/features/file-check/config-kind.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';
import { rules as dockerfile } from '../../../../../web/features/file-check/kinds/dockerfile.ts';
import { rules as jenkinsfile } from '../../../../../web/features/file-check/kinds/jenkinsfile.ts';
import type { TerraformPrograms } from '../../../../../web/features/file-check/kinds/read-terraform.ts';
import { overrideRules, rules } from '../../../../../web/features/file-check/kinds/terraform.ts';
import { faultKinds } from '../../../../../web/features/file-check/schema/faults.ts';
import { toRules } from '../../../../../web/features/file-check/yaml-rule.ts';

export const programs: TerraformPrograms = {
  runtime: await read('web-tree-sitter/web-tree-sitter.wasm'),
  grammar: await read('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm'),
};

async function read(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(import.meta.resolve(path)))).buffer;
}

export function checkText(kind: ConfigKind, text: string, name = ''): Promise<readonly Finding[]> {
  return isTerraform(kind)
    ? checkTerraform(kind, text, programs)
    : others.checkText(kind, text, name);
}

/** Every rule as “kind: rule”, except syntax errors of other parsers. */
export async function allRuleNames(): Promise<readonly string[]> {
  const ofSchemas = faultKinds.map((name) => ({ name }));
  const yaml = Object.entries(others.yamlRules).map(async ([kind, load]) => {
    const { rules: own, published } = await load();
    return [kind, [...toRules(own), ...(published ? ofSchemas : [])]] as const;
  });
  const shared = [{ name: 'plain-text-secret' }, { name: 'download-into-shell' }];
  const kinds = [
    ...(await Promise.all(yaml)),
    ['jenkinsfile', jenkinsfile],
    ['dockerfile', toRules(dockerfile)],
  ] as const;
  return [
    ...new Set(
      kinds.flatMap(([kind, own]) => [...own, ...shared].map(({ name }) => `${kind}: ${name}`)),
    ),
    ...rules.map(({ name }) => `terraform: ${name}`),
    ...overrideRules.map(({ name }) => `terraform-override: ${name}`),
  ];
}
