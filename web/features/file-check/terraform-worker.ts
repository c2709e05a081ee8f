/**
 * Web worker entry point: checks Terraform off the main thread. Unlike the worker of other files it
 * may compile WebAssembly, which its page hands over, and it can neither load nor send anything.
 */
import { checkTerraform } from './check-terraform.ts';
import type { TerraformKind } from './config-kind.ts';
import type { TerraformPrograms } from './kinds/read-terraform.ts';

interface Assignment {
  readonly kind: TerraformKind;
  readonly text: string;
  readonly programs: TerraformPrograms | undefined;
}

addEventListener('message', async ({ data }: MessageEvent<Assignment>) => {
  // On `undefined` the page says that the file was not checked.
  postMessage(await checkTerraform(data.kind, data.text, data.programs).catch(() => undefined));
});
