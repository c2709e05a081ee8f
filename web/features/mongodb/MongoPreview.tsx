import { memo, useMemo } from 'react';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
import { stampFiles } from '../file-viewer/stamp.ts';
import { FilesVerdict } from '../generator/FilesVerdict.tsx';
import { addressOf, keepAction, shareAction } from '../generator/preview-actions.ts';
import { PinsNotice } from '../pipelines/PinsNotice.tsx';
import { writeMongoChoices } from './mongo-address.ts';
import { createMongoFiles } from './mongodb.ts';
import type { MongoOptions } from './options.ts';

export const MongoPreview = memo(function MongoPreview({ options }: { options: MongoOptions }) {
  const files = useMemo(() => {
    const address = addressOf(writeMongoChoices(options));
    return stampFiles(createMongoFiles(options), new Date(), address);
  }, [options]);
  const name = options.databaseName;
  const choices = writeMongoChoices(options);
  return (
    <>
      <FileViewer
        files={files}
        archiveName={`mongodb-${name}`}
        actions={[
          shareAction(choices),
          keepAction(`MongoDB ${name}`, { kind: 'mongodb', choices }, files),
        ]}
      />
      <FilesVerdict files={files} />
      <PinsNotice files={files} />
    </>
  );
});
