export const pipelineFormText = {
  language: 'Language',
  packageManager: 'Package manager',
  stages: 'Stages, after the build',
  registry: 'Registry for the image',
  environments: {
    legend: 'Environments, in their order',
    item: 'environment',
    add: 'Add an environment',
  },
  approval: 'a person approves',
  schedule: 'Schedule',
} as const;
