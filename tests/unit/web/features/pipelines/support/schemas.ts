import type { ValidateFunction } from 'ajv';
import type { PipelineTool } from '../../../../../../web/features/pipelines/pipeline-options.ts';
import { publishedSchema } from '../../../../support/published-schema.ts';

/** Schema files in SchemaStore. Jenkins has none, because a Jenkinsfile is not YAML. */
const files: Record<Exclude<PipelineTool, 'jenkins'>, string> = {
  'github-actions': 'github-workflow.json',
  circleci: 'circleciconfig.json',
  'travis-ci': 'travis.json',
  'azure-devops':
    'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json',
  'gitlab-ci':
    'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
};

export function schemaValidator(tool: Exclude<PipelineTool, 'jenkins'>): ValidateFunction {
  return publishedSchema(files[tool], addMissing);
}

/** A task of the extension AWS Toolkit for Azure DevOps, with the inputs that are used. */
const awsTask = {
  properties: {
    task: { enum: ['AWSShellScript@1'] },
    inputs: {
      properties: {
        awsCredentials: { type: 'string' },
        regionName: { type: 'string' },
        scriptType: { enum: ['inline'] },
        inlineScript: { type: 'string' },
      },
      required: ['awsCredentials', 'inlineScript', 'scriptType'],
      additionalProperties: false,
    },
  },
  required: ['inputs'],
};

/**
 * The package is from 2022, so its list of GitHub’s runners lacks newer ones, its resource classes
 * of CircleCI those of one’s own runners, and its tasks of Azure DevOps those of extensions.
 */
function addMissing(schema: string): string {
  return schema
    .replace('"ubuntu-22.04"', '"ubuntu-22.04", "ubuntu-24.04"')
    .replaceAll(/"enum": \[\s*"small",/g, '$& "your-namespace/your-class",')
    .replace(/"enum": \[\s*"PowerShell@2"/, '$&, "AWSShellScript@1"')
    .replace(
      /"firstProperty": \[\s*"task"\s*\],\s*"anyOf": \[/,
      (start) => `${start}${JSON.stringify(awsTask)},`,
    );
}
