/**
 * `npm run articles [-- --crds <folder>]`: reads and runs the code of the articles, whitepapers,
 * webinars and chapters with the tools that are installed, and names what it skipped and why. With
 * a folder of CustomResourceDefinitions it also validates custom resources. Exits with 1 if a block
 * is wrong. What needs no tool is checked by `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DocumentPath } from '../../web/content/document.ts';
import { type CodeBlock, listCodeBlocks } from './code-blocks.ts';
import { checkCustomResources } from './custom-resources.ts';
import { Workspace } from './trial.ts';
import { trials } from './trials.ts';

const { values } = parseArgs({ options: { crds: { type: 'string' } } });
const blocks = await listCodeBlocks();
let failures = 0;

for (const block of blocks.filter(({ language }) => language === 'bash')) {
  await attempt(`${at(block)} bash -n`, () => pipe('bash', ['-n'], block.code));
  if (isInstalled('shellcheck')) {
    await attempt(`${at(block)} shellcheck`, () =>
      pipe('shellcheck', ['--shell=bash', '--severity=warning', '-'], block.code),
    );
  } else skip(`${at(block)} shellcheck`, 'shellcheck is not installed');
}
for (const block of blocks.filter(({ language }) => language === 'hcl')) {
  if (isInstalled('terraform')) {
    await attempt(`${at(block)} terraform fmt`, () =>
      pipe('terraform', ['fmt', '-check', '-diff', '-'], block.code),
    );
  } else skip(`${at(block)} terraform fmt`, 'terraform is not installed');
}
for (const block of blocks.filter(({ untried }) => untried)) {
  skip(`${at(block)} run`, block.untried ?? '');
}
if (values.crds) {
  for (const { block, resource, faults } of await checkCustomResources(blocks, values.crds)) {
    await attempt(`${at(block)} ${resource}`, () => {
      if (faults) throw new Error(faults);
    });
  }
} else skip('custom resources', 'no --crds <folder> was given');

for (const [document, trial] of trials) {
  const missing = trial.needs.filter((command) => !isInstalled(command));
  if (missing.length > 0) skip(`${document} trial`, `${missing.join(', ')} is not installed`);
  else await attempt(`${document} trial`, () => inWorkspace(document, trial.run));
}
process.exitCode = failures === 0 ? 0 : 1;

async function inWorkspace(
  document: DocumentPath,
  use: (workspace: Workspace) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'articles-'));
  const own = blocks.flatMap(({ document: of, name, code }) =>
    of === document && name ? [[name, code] as const] : [],
  );
  try {
    for (const [name, code] of own) await writeFile(join(folder, name), code);
    await use(new Workspace(folder, new Map(own)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attempt(what: string, check: () => unknown): Promise<void> {
  try {
    await check();
    console.log(`✓ ${what}`);
  } catch (error) {
    failures += 1;
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.log(`✗ ${what}\n${error}\n${stdout}${stderr}`);
  }
}

function skip(what: string, reason: string): void {
  console.log(`– ${what}: skipped, ${reason}`);
}

function pipe(command: string, args: readonly string[], input: string): void {
  execFileSync(command, args, { input, stdio: 'pipe', encoding: 'utf8' });
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function at({ document, line }: CodeBlock): string {
  return `${document}:${line}`;
}
