/**
 * Single source of truth for pinned third-party dependencies of the pipelines. Action digests are
 * the commits of the tags in the comments, taken from the actions' own repositories.
 */

/** Commit of each action, with its version. */
const actions = {
  'actions/checkout': '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'actions/cache': '27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5',
  'actions/upload-artifact': 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  'actions/download-artifact': '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  'actions/setup-dotnet': 'a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0',
  'actions/setup-java': 'b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0',
  'actions/setup-node': '820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'actions/setup-python': '5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0',
  'ruby/setup-ruby': '0dafeac902942906541bc140009cdbf32665b601 # v1.315.0',
  'shivammathur/setup-php': 'f3e473d116dcccaddc5834248c87452386958240 # 2.37.2',
  'aws-actions/configure-aws-credentials': 'e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3',
  'azure/login': 'f5d393ae46f8fde4be8b75f32e3fc50e654ad0ca # v3.0.1',
  'google-github-actions/auth': '7c6bc770dae815cd3e89ee6cdf493a5fab2cc093 # v3.0.0',
} as const;

export type ActionName = keyof typeof actions;

/** Reference to an action in a workflow: `owner/name@digest # version`. */
export function pinnedAction(name: ActionName): string {
  return `${name}@${actions[name]}`;
}

/** Also pinned by digest: in March 2026 attackers published three Trivy releases. */
export const TRIVY_IMAGE =
  'ghcr.io/aquasecurity/trivy:0.74.0@sha256:62b1e65e8869bc4b4c6aa4fa2b21595256c7c2f6018a9d9ad61caf87187c1969';

export const AWS_CLI_IMAGE = 'amazon/aws-cli:2.37.5';
export const DOCKER_CLI_IMAGE = 'docker:29.7.2-cli';
export const DOCKER_DAEMON_IMAGE = 'docker:29.7.2-dind';
/** CircleCI machine image with Docker. */
export const CIRCLE_MACHINE_IMAGE = 'ubuntu-2404:2025.09.1';
