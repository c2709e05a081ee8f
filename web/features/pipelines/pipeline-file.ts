import type { StarterFile } from '../file-viewer/starter-file.ts';
import type { PipelineTool } from './pipeline-options.ts';

/** Where each tool looks for its file. On GitHub, which takes several, NAME is the name of this one. */
const paths: Readonly<Record<PipelineTool, string>> = {
  jenkins: 'Jenkinsfile',
  'azure-devops': 'azure-pipelines.yml',
  'github-actions': '.github/workflows/NAME.yml',
  'travis-ci': '.travis.yml',
  circleci: '.circleci/config.yml',
  'gitlab-ci': '.gitlab-ci.yml',
};

/** The file of a pipeline at the path where its tool looks for it. */
export function pipelineFile(
  tool: PipelineTool,
  name: string,
  lines: readonly string[],
): StarterFile {
  return {
    path: paths[tool].replace('NAME', name),
    syntax: tool === 'jenkins' ? 'groovy' : 'yaml',
    text: `${lines.join('\n')}\n`,
  };
}
