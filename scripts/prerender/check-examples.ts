/**
 * What the file check finds in its own examples. Runs in Vite's module runner, which knows the published
 * schemas; see example-findings.ts.
 */
import { readFile } from 'node:fs/promises';
import { checkExamples } from '../../web/content/check/examples.ts';
import { ruleGroups } from '../../web/content/check/rule.ts';
import { checkRules } from '../../web/content/check/rules.ts';
import { toRows } from '../../web/features/check-screen/finding-rows.ts';
import { checkTerraform } from '../../web/features/file-check/check-terraform.ts';
import { checkText } from '../../web/features/file-check/check-text.ts';
import { isTerraform } from '../../web/features/file-check/config-kind.ts';
import { detectKind } from '../../web/features/file-check/detect-kind.ts';
import { rulesByKind } from '../../web/features/file-check/rules-by-kind.ts';

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

const examples = Object.fromEntries(await Promise.all(checked));
const ruleCounts = Object.fromEntries(
  Array.from(await rulesByKind(), ([kind, rules]) => [kind, rules.size]),
);
const ruleList = Object.groupBy(
  Object.entries(checkRules).map(([id, { title, group }]) => ({ id, title, group })),
  ({ group }) => group,
);

/** The texts of modules, by their names. */
export default {
  'virtual:example-findings': `export const ruleCounts = ${JSON.stringify(ruleCounts)};
export default ${JSON.stringify(examples)};`,
  'virtual:rule-list': `export default ${JSON.stringify(
    ruleGroups.map((group) => ({
      group,
      rules: ruleList[group]?.map(({ id, title }) => ({ id, title })),
    })),
  )};`,
};

async function read(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(import.meta.resolve(path)))).buffer;
}
