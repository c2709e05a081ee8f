import { pinnedImage } from './pinned.ts';
import type { Registry } from './pipeline-options.ts';

interface Secret {
  readonly name: string;
  readonly what: string;
}

export interface RegistryProfile {
  /** The image name without a tag; a placeholder for the reader to replace. */
  readonly imageName: string;
  readonly secrets: readonly Secret[];
  /**
   * Docker login command that reads the secrets from environment variables. Without it, no push.
   */
  readonly login?: string;
}

/** The registry host is the part of `IMAGE` before the first slash. */
const HOST = `"\${IMAGE%%/*}"`;

export const registryProfiles: Record<Registry, RegistryProfile> = {
  none: { imageName: 'your-service', secrets: [] },
  ghcr: {
    imageName: 'ghcr.io/your-organisation/your-service',
    secrets: [
      { name: 'GHCR_USER', what: 'the account that the token belongs to' },
      { name: 'GHCR_TOKEN', what: 'a token with the scope write:packages' },
    ],
    login: `echo "$GHCR_TOKEN" | docker login ${HOST} --username "$GHCR_USER" --password-stdin`,
  },
  'docker-hub': {
    imageName: 'docker.io/your-organisation/your-service',
    secrets: [
      { name: 'DOCKERHUB_USER', what: 'the account that the token belongs to' },
      { name: 'DOCKERHUB_TOKEN', what: 'an access token that may read and write' },
    ],
    login: `echo "$DOCKERHUB_TOKEN" | docker login ${HOST} --username "$DOCKERHUB_USER" --password-stdin`,
  },
  'amazon-ecr': {
    imageName: '123456789012.dkr.ecr.eu-central-1.amazonaws.com/your-service',
    secrets: [
      { name: 'AWS_REGION', what: 'the region in the host of the image' },
      { name: 'AWS_ACCESS_KEY_ID', what: 'of a user that may only push to this repository' },
      { name: 'AWS_SECRET_ACCESS_KEY', what: 'of the same user' },
    ],
    login: [
      'docker run --rm --env AWS_REGION --env AWS_ACCESS_KEY_ID --env AWS_SECRET_ACCESS_KEY \\',
      `  --env AWS_SESSION_TOKEN ${pinnedImage('aws-cli')} ecr get-login-password |`,
      `  docker login ${HOST} --username AWS --password-stdin`,
    ].join('\n'),
  },
  'azure-acr': {
    imageName: 'yourregistry.azurecr.io/your-service',
    secrets: [
      { name: 'AZURE_CLIENT_ID', what: 'a service principal with the role AcrPush' },
      { name: 'AZURE_CLIENT_SECRET', what: 'of the same principal' },
    ],
    login: `echo "$AZURE_CLIENT_SECRET" | docker login ${HOST} --username "$AZURE_CLIENT_ID" --password-stdin`,
  },
  'google-artifact-registry': {
    imageName: 'europe-docker.pkg.dev/your-project/your-repository/your-service',
    secrets: [
      {
        name: 'GOOGLE_CREDENTIALS',
        what: 'the JSON key of a service account with the role Artifact Registry Writer, in base64 (base64 -w0 < key.json)',
      },
    ],
    login: `echo "$GOOGLE_CREDENTIALS" | docker login "https://\${IMAGE%%/*}" --username _json_key_base64 --password-stdin`,
  },
  'gitlab-registry': {
    imageName: 'registry.gitlab.com/your-group/your-service',
    secrets: [
      { name: 'GITLAB_REGISTRY_USER', what: 'the user name of a deploy token' },
      { name: 'GITLAB_REGISTRY_TOKEN', what: 'its token, with the scope write_registry' },
    ],
    login: `echo "$GITLAB_REGISTRY_TOKEN" | docker login ${HOST} --username "$GITLAB_REGISTRY_USER" --password-stdin`,
  },
};
