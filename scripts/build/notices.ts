import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { listDeployedFolders } from './sbom.ts';

/** In the deployed folder: most licences ask that their text goes with every copy. */
export const NOTICES_FILE = 'licenses.txt';

const PackageSchema = v.object({
  name: v.string(),
  license: v.string(),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
});

/** Names of the files with a licence or a notice that has to go with it (Apache 2.0, section 4). */
const LEGAL_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The licences of all packages that are deployed, fonts among them. Versions are left out, because
 * they would tell attackers what to try.
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
