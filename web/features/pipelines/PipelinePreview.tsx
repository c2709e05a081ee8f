import { memo, useMemo } from 'react';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
import { stampFiles } from '../file-viewer/stamp.ts';
import { FilesVerdict } from '../generator/FilesVerdict.tsx';
import { addressOf, keepAction, shareAction } from '../generator/preview-actions.ts';
import { createPipelineKit } from './kit.ts';
import { PinsNotice } from './PinsNotice.tsx';
import { writePipelineChoices } from './pipeline-address.ts';
import { languageNames, type PipelineOptions, toolNames } from './pipeline-options.ts';

interface PipelinePreviewProps {
  tool: 'azure-devops' | 'github-actions' | 'gitlab-ci' | 'jenkins';
  options: PipelineOptions;
}

export const PipelinePreview = memo(function PipelinePreview({
  tool,
  options,
}: PipelinePreviewProps) {
  const files = useMemo(() => {
    const address = addressOf(writePipelineChoices(options));
    return stampFiles(createPipelineKit(tool, options), new Date(), address);
  }, [tool, options]);
  const name = `${toolNames[tool]}, ${languageNames[options.language]}`;
  const choices = writePipelineChoices(options);
  return (
    <>
      <FileViewer
        files={files}
        archiveName={tool}
        actions={[shareAction(choices), keepAction(name, { kind: tool, choices }, files)]}
      />
      <FilesVerdict files={files} />
      <PinsNotice files={files} />
    </>
  );
});
