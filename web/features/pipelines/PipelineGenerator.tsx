import { useDeferredValue } from 'react';
import type { GeneratorText } from '../../content/workspace/config/generator.ts';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import { GeneratorScreen } from '../generator/GeneratorScreen.tsx';
import { useLastValid } from '../generator/use-last-valid.ts';
import { useSharedAddress } from '../generator/use-shared-address.ts';
import { checkPipelineOptions } from './check-pipeline-options.ts';
import { PipelineOptionsForm } from './PipelineOptionsForm.tsx';
import { DEFAULT_LANGUAGE, readPipelineChoices, writePipelineChoices } from './pipeline-address.ts';
import { defaultPipelineOptions } from './pipeline-options.ts';

interface PipelineGeneratorProps {
  /** The tools that have a generator of their own. */
  tool: 'azure-devops' | 'github-actions' | 'gitlab-ci' | 'jenkins';
  text: GeneratorText;
}

const address = {
  initial: defaultPipelineOptions(DEFAULT_LANGUAGE),
  read: readPipelineChoices,
  write: writePipelineChoices,
};
const loadPreview = () => import('./PipelinePreview.tsx');

/** Makes the pipeline file of one tool from a few choices. Nothing is sent. */
export function PipelineGenerator({ tool, text }: PipelineGeneratorProps) {
  const { options, change, reset } = useSharedAddress(address);
  const problems = checkPipelineOptions(options);
  const valid = useLastValid(options, problems.length === 0);
  // A control answers in the frame of its input; the preview may follow in the next one.
  const shown = useDeferredValue(valid);

  return (
    <GeneratorScreen
      text={text}
      options={
        <PipelineOptionsForm
          options={options}
          problems={problems}
          onChange={change}
          onReset={reset}
        />
      }
      preview={
        <PreviewPlace load={loadPreview}>
          {({ PipelinePreview }) => <PipelinePreview tool={tool} options={shown} />}
        </PreviewPlace>
      }
    />
  );
}
