/** Documentation that the rules cite. */
export const sources = {
  actionlint: {
    name: 'actionlint, “Checks”',
    url: 'https://github.com/rhysd/actionlint/blob/main/docs/checks.md',
  },
  azureSecurity: {
    name: 'Microsoft, “Secure your Azure Pipelines”',
    url: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/security/overview',
  },
  circleci: {
    name: 'CircleCI, “Configuration reference”',
    url: 'https://circleci.com/docs/configuration-reference/',
  },
  compose: {
    name: 'Docker, “Compose file reference: services”',
    url: 'https://docs.docker.com/reference/compose-file/services/',
  },
  dockerChecks: {
    name: 'Docker, “Build checks”',
    url: 'https://docs.docker.com/reference/build-checks/',
  },
  dockerfile: {
    name: 'Docker, “Dockerfile reference”',
    url: 'https://docs.docker.com/reference/dockerfile/',
  },
  dockerSecurity: {
    name: 'Docker, “Docker Engine security”',
    url: 'https://docs.docker.com/engine/security/',
  },
  github: {
    name: 'GitHub, “Workflow syntax for GitHub Actions”',
    url: 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax',
  },
  githubSecurity: {
    name: 'GitHub, “Secure use reference”',
    url: 'https://docs.github.com/en/actions/reference/security/secure-use',
  },
  jenkins: {
    name: 'Jenkins, “Pipeline syntax”',
    url: 'https://www.jenkins.io/doc/book/pipeline/syntax/',
  },
  kubeLinter: {
    name: 'KubeLinter, “Checks”',
    url: 'https://docs.kubelinter.io/#/generated/checks',
  },
  kubernetesRemoved: {
    name: 'Kubernetes, “Deprecated API migration guide”',
    url: 'https://kubernetes.io/docs/reference/using-api/deprecation-guide/',
  },
  podSecurity: {
    name: 'Kubernetes, “Pod security standards”',
    url: 'https://kubernetes.io/docs/concepts/security/pod-security-standards/',
  },
  rbac: {
    name: 'Kubernetes, “Role based access control good practices”',
    url: 'https://kubernetes.io/docs/concepts/security/rbac-good-practices/',
  },
  secrets: {
    name: 'OWASP, “Secrets management cheat sheet”',
    url: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  },
  terraformSyntax: {
    name: 'HashiCorp, “Configuration syntax”',
    url: 'https://developer.hashicorp.com/terraform/language/syntax/configuration',
  },
  disruptions: {
    name: 'Kubernetes, “Disruptions”',
    url: 'https://kubernetes.io/docs/concepts/workloads/pods/disruptions/',
  },
  probes: {
    name: 'Kubernetes, “Liveness, Readiness, and Startup Probes”',
    url: 'https://kubernetes.io/docs/concepts/workloads/pods/probes/',
  },
  yaml: { name: 'YAML 1.2.2', url: 'https://yaml.org/spec/1.2.2/' },
} as const;

export const zizmor = (audit: string) => {
  return { name: `zizmor, “${audit}”`, url: `https://docs.zizmor.sh/audits/#${audit}` };
};

export const hadolint = (rule: string) => {
  return { name: `hadolint, “${rule}”`, url: `https://github.com/hadolint/hadolint/wiki/${rule}` };
};

/** A page of a provider in the registry of Terraform. */
export const terraform = (path: string, name: string) => {
  return {
    name: `Terraform Registry, “${name}”`,
    url: `https://registry.terraform.io/providers/hashicorp/${path}`,
  };
};
