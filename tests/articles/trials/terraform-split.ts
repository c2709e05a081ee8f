import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectIn, type Trial, type Workspace } from '../trial.ts';

const MODULE = `
resource "terraform_data" "this" {
  input = "orders-prod"
}

resource "terraform_data" "parameters" {
  input = "orders-prod"
}
`;
const CALL = 'module "orders" {\n  source = "../module"\n}\n';
const BUILT_IN = /aws_db_instance/g;

/** The split is rehearsed with a resource type that is built into Terraform. */
export const terraformSplit: Trial = {
  needs: ['terraform', 'jq'],
  async run(workspace) {
    for (const folder of ['module', 'old', 'new']) await mkdir(join(workspace.folder, folder));
    const rehearsed = (name: string) => workspace.code(name).replace(BUILT_IN, 'terraform_data');
    await workspace.write('module/main.tf', MODULE);

    // Tidy up: a resource moves into the module, and the plan shows nothing but the move.
    await workspace.write(
      'old/main.tf',
      'resource "terraform_data" "orders" {\n  input = "orders-prod"\n}\n',
    );
    await terraform(workspace, 'old', 'init');
    await terraform(workspace, 'old', 'apply', '-auto-approve');
    await workspace.write('old/main.tf', `${CALL}\n${rehearsed('moved.tf')}`);
    await terraform(workspace, 'old', 'init');
    const moved = await terraform(workspace, 'old', 'plan');
    expectIn(moved, 'has moved to module.orders.terraform_data.this');
    expectIn(moved, '0 to destroy');
    await terraform(workspace, 'old', 'apply', '-auto-approve');

    // Adopt: the import plans nothing else. The backend of the article is left out.
    const newRoot = rehearsed('new-root.tf').replace(/\n {2}backend "s3" \{[^}]*\}\n/, '');
    const second =
      'import {\n  to = module.orders.terraform_data.parameters\n  id = "parameters"\n}\n';
    await workspace.write('new/main.tf', `${CALL}\n${newRoot}\n${second}`);
    await terraform(workspace, 'new', 'init');
    expectIn(await terraform(workspace, 'new', 'plan'), '2 to import, 0 to add');

    // Forget: the check passes with the module's address, and fails with a resource's.
    await workspace.write('old/main.tf', rehearsed('removed.tf'));
    expectIn(await checkPlan(workspace, 'old'), 'true');
    const one = rehearsed('removed.tf').replace(
      'module.orders',
      'module.orders.terraform_data.this',
    );
    await workspace.write('old/main.tf', one);
    const refused = await checkPlan(workspace, 'old').catch(
      (error: Error & { stdout?: string }) => `${error.stdout}`,
    );
    expectIn(refused, 'false');

    // `removed` accepts no instance keys.
    await workspace.write(
      'old/main.tf',
      'removed {\n  from = terraform_data.all["a"]\n\n  lifecycle {\n    destroy = false\n  }\n}\n',
    );
    expectIn(await workspace.fail('terraform', ['-chdir=old', 'validate']), 'instance key');

    // One element of a `for_each` moves to an address without a key and is forgotten in one plan.
    const each = (keys: string) =>
      `resource "terraform_data" "all" {\n  for_each = toset([${keys}])\n}\n`;
    await mkdir(join(workspace.folder, 'keys'));
    await workspace.write('keys/main.tf', each('"a", "b"'));
    await terraform(workspace, 'keys', 'init');
    await terraform(workspace, 'keys', 'apply', '-auto-approve');
    const letGo =
      'moved {\n  from = terraform_data.all["a"]\n  to   = terraform_data.a\n}\n' +
      'removed {\n  from = terraform_data.a\n\n  lifecycle {\n    destroy = false\n  }\n}\n';
    await workspace.write('keys/main.tf', `${each('"b"')}${letGo}`);
    expectIn(await checkPlan(workspace, 'keys'), 'true');
    await workspace.run('terraform', ['-chdir=keys', 'apply', 'tfplan']);
    const left = await workspace.run('terraform', ['-chdir=keys', 'state', 'list']);
    if (left !== 'terraform_data.all["b"]\n') throw new Error(`Left: ${left}`);
  },
};

function terraform(workspace: Workspace, folder: string, ...args: readonly string[]) {
  return workspace.run('terraform', [`-chdir=${folder}`, ...args, '-no-color']);
}

function checkPlan(workspace: Workspace, folder: string): Promise<string> {
  return workspace.run('bash', ['-c', `cd ${folder} && bash -eo pipefail ../check-plan.sh`]);
}
