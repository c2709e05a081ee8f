import type { StarterFile } from '../file-viewer/starter-file.ts';
import { composeFilesOf } from './compose.ts';
import { planDeployment } from './deployment.ts';
import { kubernetesFilesOf } from './kubernetes.ts';
import { checkMongoOptions, type MongoOptions } from './options.ts';
import { readmeOf } from './readme.ts';

/**
 * The files of a MongoDB deployment: a compose file or manifests, scripts that set it up, back it
 * up and restore it, and a README with the steps. No password is in any of them.
 *
 * @throws {RangeError} for options in which `checkMongoOptions` finds a problem: what is in them
 * becomes part of scripts.
 */
export function createMongoFiles(options: MongoOptions): readonly StarterFile[] {
  const [problem] = checkMongoOptions(options);
  if (problem) throw new RangeError(`${problem.field}: ${problem.message}`);
  const deployment = planDeployment(options);
  const files =
    options.deployment === 'compose' ? composeFilesOf(deployment) : kubernetesFilesOf(deployment);
  return [readmeOf(deployment), ...files];
}
