import { yamlRules } from './check-text.ts';
import { rules as dockerfile } from './kinds/dockerfile.ts';
import { parserRules } from './kinds/github-parser.ts';
import { rules as jenkinsfile } from './kinds/jenkinsfile.ts';
import { overrideRules, rules as terraform } from './kinds/terraform.ts';
import { faultKinds } from './schema/faults.ts';
import { toRules } from './yaml-rule.ts';

const namesOf = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);

/** The names of the rules for each kind of file. Loads all kinds, so it is for the build and tests. */
export async function rulesByKind(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const yaml = Object.entries(yamlRules).map(async ([kind, load]) => {
    const { rules, published } = await load();
    const ofTool = kind.startsWith('github-') ? parserRules : [];
    const ofParsers = ['yaml-syntax', 'duplicate-key', ...ofTool, ...(published ? faultKinds : [])];
    return [kind, [...namesOf(toRules(rules)), ...ofParsers]] as const;
  });
  const kinds = [
    ...(await Promise.all(yaml)),
    ['dockerfile', [...namesOf(toRules(dockerfile)), 'missing-from', 'unknown-instruction']],
    ['jenkinsfile', namesOf(jenkinsfile)],
    ['terraform', namesOf(terraform)],
    ['terraform-override', namesOf(overrideRules)],
    ['json', ['json-syntax']],
    ['text', []],
  ] as const;
  const shared = ['plain-text-secret', 'download-into-shell'];
  return new Map(kinds.map(([kind, own]) => [kind, new Set([...own, ...shared])]));
}
