import type { StarterFile } from '../../../../../../web/features/file-viewer/starter-file.ts';
import { composeFilesOf } from '../../../../../../web/features/mongodb/compose.ts';
import { kubernetesFilesOf } from '../../../../../../web/features/mongodb/kubernetes.ts';
import { createMongoFiles } from '../../../../../../web/features/mongodb/mongodb.ts';
import type { MongoOptions } from '../../../../../../web/features/mongodb/options.ts';

const generators = { compose: composeFilesOf, kubernetes: kubernetesFilesOf };

/** The files for the options, by the generator of their deployment. */
export function mongoFilesOf(options: MongoOptions): readonly StarterFile[] {
  return createMongoFiles(options, generators[options.deployment]);
}
