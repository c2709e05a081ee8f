import type { StarterFile } from '../file-viewer/starter-file.ts';
import { cleanPipelineOptions } from './check-pipeline-options.ts';
import type { PipelineOptions, PipelineTool } from './pipeline-options.ts';
import { type PipelinePlan, planPipeline } from './pipeline-plan.ts';
import { writeAzurePipelines } from './tools/azure-devops.ts';
import { writeCircleci } from './tools/circleci.ts';
import { writeGithubActions } from './tools/github-actions.ts';
import { writeGitlabCi } from './tools/gitlab-ci.ts';
import { writeJenkinsfile } from './tools/jenkins.ts';
import { writeTravisCi } from './tools/travis-ci.ts';

export type { StarterFile } from '../file-viewer/starter-file.ts';
// One address for all of it. A screen that only shows the options imports them from their own
// module, and this one when a file is wanted.
export * from './check-pipeline-options.ts';
export * from './pipeline-options.ts';

const writers: Record<PipelineTool, (plan: PipelinePlan) => StarterFile> = {
  jenkins: writeJenkinsfile,
  'azure-devops': writeAzurePipelines,
  'github-actions': writeGithubActions,
  'travis-ci': writeTravisCi,
  circleci: writeCircleci,
  'gitlab-ci': writeGitlabCi,
};

/**
 * The pipeline file of a tool. It never throws: what `checkPipelineOptions` refuses is left out,
 * so that a preview can follow the typing.
 */
export function createPipeline(tool: PipelineTool, options: PipelineOptions): StarterFile {
  return writers[tool](planPipeline(cleanPipelineOptions(options)));
}
