import { memo } from 'react';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import { composeFilesOf } from './compose.ts';
import { MongoFiles } from './MongoFiles.tsx';
import type { MongoOptions } from './options.ts';

/** Loaded on demand, since the default choice does without it. */
const loadKubernetes = () => import('./kubernetes.ts');

/** Preview of the files for the current options. Lazy-loaded together with the generators. */
export const MongoPreview = memo(function MongoPreview({ options }: { options: MongoOptions }) {
  if (options.deployment === 'compose') {
    return <MongoFiles options={options} filesOf={composeFilesOf} />;
  }
  return (
    <PreviewPlace load={loadKubernetes}>
      {({ kubernetesFilesOf }) => <MongoFiles options={options} filesOf={kubernetesFilesOf} />}
    </PreviewPlace>
  );
});
