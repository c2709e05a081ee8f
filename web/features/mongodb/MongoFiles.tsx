import { useMemo } from 'react';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { keepAction, shareAction } from '../generator/preview-actions.ts';
import { PinsNotice } from '../pipelines/PinsNotice.tsx';
import type { Deployment } from './deployment.ts';
import { writeMongoChoices } from './mongo-address.ts';
import { createMongoFiles } from './mongodb.ts';
import type { MongoOptions } from './options.ts';

interface MongoFilesProps {
  options: MongoOptions;
  filesOf: (deployment: Deployment) => readonly StarterFile[];
}

/** The files of a deployment, with the actions on them and the age of their versions. */
export function MongoFiles({ options, filesOf }: MongoFilesProps) {
  const files = useMemo(() => createMongoFiles(options, filesOf), [options, filesOf]);
  const { databaseName, deployment } = options;
  const choices = writeMongoChoices(options);
  return (
    <>
      <FileViewer
        files={files}
        archiveName={`mongodb-${databaseName}`}
        actions={[
          shareAction(choices),
          keepAction(`MongoDB ${databaseName}, ${deployment}`, { kind: 'mongodb', choices }, files),
        ]}
      />
      <PinsNotice files={files} />
    </>
  );
}
