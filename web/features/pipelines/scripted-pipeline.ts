import type { StarterFile } from '../file-viewer/starter-file.ts';
import { pipelineFile } from './pipeline-file.ts';
import type { PipelineTool } from './pipeline-options.ts';
import { writeScriptedAzure } from './scripted/azure-devops.ts';
import { writeScriptedCircleci } from './scripted/circleci.ts';
import { writeScriptedGithub } from './scripted/github-actions.ts';
import { writeScriptedJenkinsfile } from './scripted/jenkins.ts';
import { writeScriptedTravis } from './scripted/travis-ci.ts';
import type { ScriptedPipeline } from './scripted-jobs.ts';

/** Tools of the onboarding forms. */
type ScriptedTool = Exclude<PipelineTool, 'gitlab-ci'>;

const writers: Readonly<Record<ScriptedTool, (pipeline: ScriptedPipeline) => readonly string[]>> = {
  'github-actions': writeScriptedGithub,
  'azure-devops': writeScriptedAzure,
  circleci: writeScriptedCircleci,
  'travis-ci': writeScriptedTravis,
  jenkins: writeScriptedJenkinsfile,
};

export function createScriptedPipeline(
  tool: ScriptedTool,
  pipeline: ScriptedPipeline,
): StarterFile {
  return pipelineFile(tool, pipeline.name, writers[tool](pipeline));
}
