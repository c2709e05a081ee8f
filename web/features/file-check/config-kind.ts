/** The kinds of configuration files that can be checked, with their display names. */
export const configKindNames = {
  jenkinsfile: 'Jenkinsfile',
  'azure-pipelines': 'Azure Pipelines',
  'github-workflow': 'GitHub Actions workflow',
  'github-action': 'GitHub action metadata',
  travis: 'Travis CI configuration',
  circleci: 'CircleCI configuration',
  'gitlab-ci': 'GitLab CI configuration',
  terraform: 'Terraform',
  'terraform-override': 'Terraform override',
  dockerfile: 'Dockerfile',
  compose: 'Compose file',
  kubernetes: 'Kubernetes manifest',
  yaml: 'YAML',
  json: 'JSON',
  text: 'Text',
} as const satisfies Record<string, string>;

export type ConfigKind = keyof typeof configKindNames;

/** Terraform has a web worker of its own, whose policy allows its parser to be compiled. */
export type TerraformKind = 'terraform' | 'terraform-override';

export function isTerraform(kind: ConfigKind): kind is TerraformKind {
  return kind === 'terraform' || kind === 'terraform-override';
}
