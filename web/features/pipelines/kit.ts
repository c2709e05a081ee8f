import type { StarterFile } from '../file-viewer/starter-file.ts';
import { deployFilesOf } from './deploy-files.ts';
import { pipelineReadme } from './kit-readme.ts';
import { createPipeline } from './pipeline.ts';
import type { PipelineOptions, PipelineTool } from './pipeline-options.ts';
import { planPipeline } from './pipeline-plan.ts';
import { updateFileOf } from './update-files.ts';

/**
 * A pipeline with all that it calls: the deploy script, its settings, a file that proposes updates,
 * and a README with the steps. The pipeline comes first.
 *
 * @param beside paths of what else will be in the archive
 */
export function createPipelineKit(
  tool: PipelineTool,
  options: PipelineOptions,
  beside: readonly string[] = [],
): readonly StarterFile[] {
  const plan = planPipeline(options);
  const called = [createPipeline(tool, options), ...deployFilesOf(plan)];
  const scripts = called.filter(({ syntax }) => syntax !== 'text').map(({ path }) => path);
  const files = [...called, updateFileOf(tool, plan, scripts)];
  return [...files, pipelineReadme(tool, plan, files, beside)];
}
