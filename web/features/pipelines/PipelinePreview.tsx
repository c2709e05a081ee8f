import { memo, useMemo } from 'react';
import { pinsText } from '../../content/workspace/config/pipeline-form.ts';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
import { keepAction, shareAction } from '../generator/preview-actions.ts';
import { createPipelineKit } from './kit.ts';
import styles from './PipelinePreview.module.css';
import { describePins } from './pinned.ts';
import { writePipelineChoices } from './pipeline-address.ts';
import { languageNames, type PipelineOptions, toolNames } from './pipeline-options.ts';

interface PipelinePreviewProps {
  tool: 'azure-devops' | 'github-actions' | 'gitlab-ci' | 'jenkins';
  options: PipelineOptions;
}

/** Preview of the files for the current options. Lazy-loaded together with the generators. */
export const PipelinePreview = memo(function PipelinePreview({
  tool,
  options,
}: PipelinePreviewProps) {
  const files = useMemo(() => createPipelineKit(tool, options), [tool, options]);
  const { seenOn, withoutDigest } = describePins(files.map(({ text }) => text).join('\n'));
  const name = `${toolNames[tool]}, ${languageNames[options.language]}`;
  const choices = writePipelineChoices(options);
  return (
    <>
      <FileViewer
        files={files}
        archiveName={tool}
        actions={[shareAction(choices), keepAction(name, { kind: tool, choices }, files)]}
      />
      <p className={styles.pins}>
        {[pinsText.seenOn(seenOn), ...pinsText.withoutDigest(withoutDigest)].join(' ')}
      </p>
    </>
  );
});
