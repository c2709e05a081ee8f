import type { StarterFile } from '../file-viewer/starter-file.ts';
import type { PipelineTool } from './pipeline-options.ts';
import { writeScriptedAzure } from './scripted/azure-devops.ts';
import { writeScriptedCircleci } from './scripted/circleci.ts';
import { writeScriptedGithub } from './scripted/github-actions.ts';
import { writeScriptedJenkinsfile } from './scripted/jenkins.ts';
import { writeScriptedTravis } from './scripted/travis-ci.ts';
import type { ScriptedPipeline } from './scripted-jobs.ts';

/** Tools of the onboarding forms. */
export type ScriptedTool = Exclude<PipelineTool, 'gitlab-ci'>;

const files: Record<
  ScriptedTool,
  Pick<StarterFile, 'path' | 'syntax'> & { write: (pipeline: ScriptedPipeline) => string[] }
> = {
  'github-actions': {
    path: '.github/workflows/NAME.yml',
    syntax: 'yaml',
    write: writeScriptedGithub,
  },
  'azure-devops': { path: 'azure-pipelines.yml', syntax: 'yaml', write: writeScriptedAzure },
  circleci: { path: '.circleci/config.yml', syntax: 'yaml', write: writeScriptedCircleci },
  'travis-ci': { path: '.travis.yml', syntax: 'yaml', write: writeScriptedTravis },
  jenkins: { path: 'Jenkinsfile', syntax: 'groovy', write: writeScriptedJenkinsfile },
};

export function createScriptedPipeline(
  tool: ScriptedTool,
  pipeline: ScriptedPipeline,
): StarterFile {
  const { path, syntax, write } = files[tool];
  return {
    path: path.replace('NAME', pipeline.name),
    syntax,
    text: `${write(pipeline).join('\n')}\n`,
  };
}
