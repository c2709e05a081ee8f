import type { StarterFile } from '../file-viewer/starter-file.ts';
import type { PipelineOptions, PipelineTool } from './pipeline-options.ts';
import { type PipelinePlan, planPipeline } from './pipeline-plan.ts';
import { writeScriptedAzure } from './scripted/azure-devops.ts';
import { writeScriptedCircleci } from './scripted/circleci.ts';
import { writeScriptedGithub } from './scripted/github-actions.ts';
import { writeScriptedJenkinsfile } from './scripted/jenkins.ts';
import { writeScriptedTravis } from './scripted/travis-ci.ts';
import type { ScriptedPipeline } from './scripted-jobs.ts';
import { writeAzurePipelines } from './tools/azure-devops.ts';
import { writeCircleci } from './tools/circleci.ts';
import { writeGithubActions } from './tools/github-actions.ts';
import { writeGitlabCi } from './tools/gitlab-ci.ts';
import { writeJenkinsfile } from './tools/jenkins.ts';
import { writeTravisCi } from './tools/travis-ci.ts';

/** Where each tool looks for its file. On GitHub, which takes several, NAME is the name of this one. */
const paths: Readonly<Record<PipelineTool, string>> = {
  jenkins: 'Jenkinsfile',
  'azure-devops': 'azure-pipelines.yml',
  'github-actions': '.github/workflows/NAME.yml',
  'travis-ci': '.travis.yml',
  circleci: '.circleci/config.yml',
  'gitlab-ci': '.gitlab-ci.yml',
};

const writers: Readonly<Record<PipelineTool, (plan: PipelinePlan) => readonly string[]>> = {
  jenkins: writeJenkinsfile,
  'azure-devops': writeAzurePipelines,
  'github-actions': writeGithubActions,
  'travis-ci': writeTravisCi,
  circleci: writeCircleci,
  'gitlab-ci': writeGitlabCi,
};

/** @throws {RangeError} for options that `checkPipelineOptions` rejects. */
export function createPipeline(tool: PipelineTool, options: PipelineOptions): StarterFile {
  return pipelineFile(tool, 'ci', notesBelow(writers[tool](planPipeline(options))));
}

/** Moves all but the first paragraph of the header comment below the code. */
function notesBelow(lines: readonly string[]): readonly string[] {
  const mark = lines[0]?.startsWith('#') ? '#' : '//';
  const from = lines.indexOf(mark);
  const until = lines.findIndex((line) => !line.startsWith(mark));
  return [...lines.slice(0, from), ...lines.slice(until), '', ...lines.slice(from + 1, until)];
}

/** Tools of the onboarding forms. */
type ScriptedTool = Exclude<PipelineTool, 'gitlab-ci'>;

const scriptedWriters: Readonly<
  Record<ScriptedTool, (pipeline: ScriptedPipeline) => readonly string[]>
> = {
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
  return pipelineFile(tool, pipeline.name, scriptedWriters[tool](pipeline));
}

function pipelineFile(tool: PipelineTool, name: string, lines: readonly string[]): StarterFile {
  return {
    path: paths[tool].replace('NAME', name),
    syntax: tool === 'jenkins' ? 'groovy' : 'yaml',
    text: `${lines.join('\n')}\n`,
  };
}
