import type { TerraformKind } from './config-kind.ts';
import { type Finding, noteOf, runRules } from './finding.ts';
import { foldHouseRules } from './house-rules.ts';
import {
  loadTerraformParser,
  readTerraform,
  type TerraformPrograms,
} from './kinds/read-terraform.ts';
import { overrideRules, rules } from './kinds/terraform.ts';
import { downloadIntoShell, secretsInCode } from './secrets.ts';
import { withoutSilenced } from './silenced.ts';

const UNPARSED = noteOf(
  'parser-missing',
  'The parser for Terraform did not load. Only the text was searched for secrets. Try it again.',
);
const TOO_SLOW = noteOf(
  'too-slow',
  'Reading this file takes too long. Only the text was searched for secrets.',
);

/** Loaded once: two that load at a time would share what neither can use. */
let loading: ReturnType<typeof loadTerraformParser> | undefined;

/** @param programs the parser; without it, the text is only searched. */
export async function checkTerraform(
  kind: TerraformKind,
  text: string,
  programs: TerraformPrograms | undefined,
): Promise<readonly Finding[]> {
  if (programs) loading ??= loadTerraformParser(programs);
  const parser = await loading?.catch(() => {
    loading = undefined;
    return undefined;
  });
  const file = parser && readTerraform(parser, text);
  const shared = [secretsInCode, downloadIntoShell];
  const found = file
    ? runRules([...(kind === 'terraform' ? rules : overrideRules), ...shared], file)
    : runRules([parser ? TOO_SLOW : UNPARSED, ...shared], { text });
  return foldHouseRules(withoutSilenced(found, text));
}
