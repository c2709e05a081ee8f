import type { StarterFile } from '../file-viewer/starter-file.ts';
import { cleanPipelineOptions } from './check-pipeline-options.ts';
import { pipelineFile } from './pipeline-file.ts';
import type { PipelineOptions, PipelineTool } from './pipeline-options.ts';
import { type PipelinePlan, planPipeline } from './pipeline-plan.ts';
import { writeAzurePipelines } from './tools/azure-devops.ts';
import { writeCircleci } from './tools/circleci.ts';
import { writeGithubActions } from './tools/github-actions.ts';
import { writeGitlabCi } from './tools/gitlab-ci.ts';
import { writeJenkinsfile } from './tools/jenkins.ts';
import { writeTravisCi } from './tools/travis-ci.ts';

const writers: Readonly<Record<PipelineTool, (plan: PipelinePlan) => readonly string[]>> = {
  jenkins: writeJenkinsfile,
  'azure-devops': writeAzurePipelines,
  'github-actions': writeGithubActions,
  'travis-ci': writeTravisCi,
  circleci: writeCircleci,
  'gitlab-ci': writeGitlabCi,
};

/**
 * Generates the pipeline file of a tool. It never throws: what `checkPipelineOptions` rejects is
 * left out, so that the preview can update while the user types.
 */
export function createPipeline(tool: PipelineTool, options: PipelineOptions): StarterFile {
  return pipelineFile(tool, 'ci', writers[tool](planPipeline(cleanPipelineOptions(options))));
}
