import type { GeneratorText } from './generator.ts';

export const azureDevops = {
  meta: {
    title: 'Azure DevOps pipeline generator',
    description:
      'Choose language, stages, registry and environments, and download an azure-pipelines.yml for your repository. Your choices stay in your browser.',
  },
  heading: 'Azure DevOps',
  lead: 'A pipeline on Azure DevOps is one YAML file in your repository, with build, test, scan and deploy stages. Change the options and watch the file follow.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Create the environments under Pipelines, Environments, and add the approvals there.',
    'Keep secrets in a variable group that is linked to a key vault.',
    'Choose New pipeline, Existing Azure Pipelines YAML file.',
  ],
} as const satisfies GeneratorText;
