/**
 * `npm run vectors`: judges the file check by real files, which it fetches; `--mirrors FOLDER` names
 * clones to use instead.
 *
 * `npm run vectors -- FOLDER`: checks the connection string report against the published test
 * vectors of MongoDB's drivers, in FOLDER/source of a copy of github.com/mongodb/specifications.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeFileCheck } from './file-check.ts';
import { judgeVector, readVectors } from './vectors.ts';

const FILES = [
  'source/connection-string/tests/*.json',
  'source/uri-options/tests/*.json',
  'source/auth/tests/legacy/connection-string.json',
  'source/read-write-concern/tests/connection-string/*.json',
];

const [folder, mirrors] = process.argv.slice(2);
if (folder === undefined || folder === '--mirrors') {
  process.exit((await judgeFileCheck(mirrors)) ? 0 : 1);
}

const paths = globSync(FILES, { cwd: folder }).toSorted();
const vectors = paths.flatMap((path) =>
  readVectors(path, readFileSync(join(folder, path), 'utf8')),
);
if (vectors.length === 0) {
  console.error(`${folder} holds no test vectors of MongoDB’s specifications.`);
  process.exit(2);
}
const faults = vectors.flatMap((vector) =>
  judgeVector(vector).map(
    (fault) => `${vector.file}: ${vector.description}\n    ${vector.uri}\n    ${fault}`,
  ),
);
for (const fault of faults) console.log(fault);
const failed = new Set(faults.map((fault) => fault.split('\n    ').slice(0, 2).join())).size;
console.log(`${vectors.length - failed} of ${vectors.length} vectors hold.`);
process.exitCode = faults.length > 0 ? 1 : 0;
