import { mongodb } from '../../content/workspace/config/mongodb.ts';
import { GeneratorScreen } from '../generator/GeneratorScreen.tsx';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { MongoControls } from './MongoControls.tsx';
import { readMongoChoices, readMongoForm, writeMongoChoices } from './mongo-address.ts';
import { checkMongoOptions, defaultMongoOptions } from './options.ts';

const address = {
  initial: defaultMongoOptions(),
  read: readMongoChoices,
  write: writeMongoChoices,
  readForm: readMongoForm,
};
const loadPreview = () => import('./MongoPreview.tsx');

/** Checks connection strings and generates deployment files, entirely in the browser. */
export function MongoManager() {
  return (
    <GeneratorScreen
      text={mongodb}
      address={address}
      check={checkMongoOptions}
      controls={MongoControls}
      loadPreview={loadPreview}
      preview={({ MongoPreview }, options) => <MongoPreview options={options} />}
    >
      <ConnectionCheck />
    </GeneratorScreen>
  );
}
