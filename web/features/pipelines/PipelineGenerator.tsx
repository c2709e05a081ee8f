import type { ComponentProps } from 'react';
import type { GeneratorText } from '../../content/workspace/config/generator.ts';
import { GeneratorScreen } from '../generator/GeneratorScreen.tsx';
import { PipelineControls } from './PipelineControls.tsx';
import {
  DEFAULT_LANGUAGE,
  readPipelineChoices,
  readPipelineForm,
  writePipelineChoices,
} from './pipeline-address.ts';
import { checkPipelineOptions, defaultPipelineOptions } from './pipeline-options.ts';

interface PipelineGeneratorProps {
  /** Tools that have a generator page. */
  tool: 'azure-devops' | 'github-actions' | 'gitlab-ci' | 'jenkins';
  text: GeneratorText;
}

const address = {
  initial: defaultPipelineOptions(DEFAULT_LANGUAGE),
  read: readPipelineChoices,
  write: writePipelineChoices,
  readForm: readPipelineForm,
};
const JenkinsControls = (props: ComponentProps<typeof PipelineControls>) => (
  <PipelineControls {...props} isSelfHosted />
);
const loadPreview = () => import('./PipelinePreview.tsx');

/** Generates the pipeline file of one tool, entirely in the browser. */
export function PipelineGenerator({ tool, text }: PipelineGeneratorProps) {
  return (
    <GeneratorScreen
      text={text}
      address={address}
      check={checkPipelineOptions}
      controls={tool === 'jenkins' ? JenkinsControls : PipelineControls}
      loadPreview={loadPreview}
      preview={({ PipelinePreview }, options) => <PipelinePreview tool={tool} options={options} />}
    />
  );
}
