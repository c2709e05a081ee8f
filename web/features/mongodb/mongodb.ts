import type { StarterFile } from '../file-viewer/starter-file.ts';
import { composeFilesOf } from './compose.ts';
import { planDeployment } from './deployment.ts';
import { checkMongoOptions, type MongoOptions } from './options.ts';
import { readmeOf } from './readme.ts';

/**
 * Generates the files of a MongoDB deployment: a compose file, scripts for setup, backup and
 * restore, and a README with the steps. None of them contains a password.
 *
 * @throws {RangeError} for options that `checkMongoOptions` rejects, because option values become
 * part of scripts.
 */
export function createMongoFiles(options: MongoOptions): readonly StarterFile[] {
  const [problem] = checkMongoOptions(options);
  if (problem) throw new RangeError(`${problem.field}: ${problem.message}`);
  const deployment = planDeployment(options);
  return [...composeFilesOf(deployment), readmeOf(deployment)];
}
