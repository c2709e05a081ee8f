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

interface Tool {
  readonly path: string;
  readonly syntax: StarterFile['syntax'];
  readonly write: (plan: PipelinePlan) => readonly string[];
}

const tools: Record<PipelineTool, Tool> = {
  jenkins: { path: 'Jenkinsfile', syntax: 'groovy', write: writeJenkinsfile },
  'azure-devops': { path: 'azure-pipelines.yml', syntax: 'yaml', write: writeAzurePipelines },
  'github-actions': {
    path: '.github/workflows/ci.yml',
    syntax: 'yaml',
    write: writeGithubActions,
  },
  'travis-ci': { path: '.travis.yml', syntax: 'yaml', write: writeTravisCi },
  circleci: { path: '.circleci/config.yml', syntax: 'yaml', write: writeCircleci },
  'gitlab-ci': { path: '.gitlab-ci.yml', syntax: 'yaml', write: writeGitlabCi },
};

/**
 * Generates the pipeline file of a tool. It never throws: what `checkPipelineOptions` rejects is
 * left out, so that the preview can update while the user types.
 */
export function createPipeline(tool: PipelineTool, options: PipelineOptions): StarterFile {
  const { path, syntax, write } = tools[tool];
  const text = write(planPipeline(cleanPipelineOptions(options))).join('\n');
  return { path, syntax, text: `${text}\n` };
}
