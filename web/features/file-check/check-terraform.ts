import type { TerraformKind } from './config-kind.ts';
import { type Finding, noteOf, runRules } from './finding.ts';
import {
  loadTerraformParser,
  readTerraform,
  type TerraformPrograms,
} from './kinds/read-terraform.ts';
import { overrideRules, rules } from './kinds/terraform.ts';
import { searchText, secretsInCode } from './secrets.ts';
import { withoutSilenced } from './silenced.ts';

/** @param programs the parser; without it, the text is only searched. */
export async function checkTerraform(
  kind: TerraformKind,
  text: string,
  programs: TerraformPrograms | undefined,
): Promise<readonly Finding[]> {
  const found = await parse(kind, text, programs);
  return withoutSilenced([...found, ...searchText(text, secretsInCode)], text);
}

async function parse(
  kind: TerraformKind,
  text: string,
  programs: TerraformPrograms | undefined,
): Promise<readonly Finding[]> {
  const parser = programs && (await loadTerraformParser(programs).catch(() => undefined));
  if (!parser) {
    return [
      noteOf(
        'parser-missing',
        'The parser for Terraform did not load. Only the text was searched for secrets. Try it again.',
      ),
    ];
  }
  const file = readTerraform(parser, text);
  if (!file) {
    return [
      noteOf(
        'too-slow',
        'This file takes too long to be read as Terraform here. Only its text was searched for secrets.',
      ),
    ];
  }
  return runRules(kind === 'terraform' ? rules : overrideRules, file, text);
}
