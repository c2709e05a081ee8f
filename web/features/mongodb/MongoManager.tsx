import { useDeferredValue } from 'react';
import { mongodb } from '../../content/workspace/config/mongodb.ts';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import { GeneratorScreen } from '../generator/GeneratorScreen.tsx';
import { useLastValid } from '../generator/use-last-valid.ts';
import { useSharedAddress } from '../generator/use-shared-address.ts';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { MongoOptionsForm } from './MongoOptionsForm.tsx';
import { readMongoChoices, writeMongoChoices } from './mongo-address.ts';
import { checkMongoOptions, defaultMongoOptions } from './options.ts';

const address = {
  initial: defaultMongoOptions(),
  read: readMongoChoices,
  write: writeMongoChoices,
};
const loadPreview = () => import('./MongoPreview.tsx');

/** Checks a connection string, and makes the files of a deployment. Nothing is sent. */
export function MongoManager() {
  const { options, change, reset } = useSharedAddress(address);
  const problems = checkMongoOptions(options);
  const valid = useLastValid(options, problems.length === 0);
  // A control answers in the frame of its input; the preview may follow in the next one.
  const shown = useDeferredValue(valid);

  return (
    <GeneratorScreen
      text={mongodb}
      options={
        <MongoOptionsForm options={options} problems={problems} onChange={change} onReset={reset} />
      }
      preview={
        <PreviewPlace load={loadPreview}>
          {({ MongoPreview }) => <MongoPreview options={shown} />}
        </PreviewPlace>
      }
    >
      <ConnectionCheck />
    </GeneratorScreen>
  );
}
