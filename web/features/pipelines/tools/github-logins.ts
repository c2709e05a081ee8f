import { lines, under } from '../../../lib/text-block.ts';
import { yamlScript } from '../../../lib/yaml-text.ts';
import { pinnedAction } from '../pinned.ts';
import type { Registry } from '../pipeline-options.ts';
import { registryProfiles } from '../registry-profiles.ts';

interface GithubLogin {
  readonly settings: readonly string[];
  readonly permissions: readonly string[];
  readonly steps: readonly string[];
}

/** OpenID Connect: GitHub authenticates to the cloud with a short-lived token, not a stored key. */
export const ID_TOKEN = [
  '# For the short-lived token that proves to the cloud which run this is.',
  'id-token: write',
];

/** Registry login of a workflow: required setup, permissions of the job, and steps. */
export const githubLogins: Record<Registry, GithubLogin> = {
  none: { settings: [], permissions: [], steps: [] },
  ghcr: {
    settings: [],
    permissions: ['packages: write'],
    steps: loginStep('ghcr', [
      `GHCR_USER: \${{ github.actor }}`,
      `GHCR_TOKEN: \${{ github.token }}`,
    ]),
  },
  'docker-hub': secretLogin('docker-hub'),
  'amazon-ecr': {
    settings: [
      'AWS_ROLE_ARN, a variable: a role that trusts this repository and may push',
      'AWS_REGION, a variable: the region in the host of the image',
    ],
    permissions: ID_TOKEN,
    steps: [...assumeAwsRole('AWS_ROLE_ARN'), ...loginStep('amazon-ecr')],
  },
  'azure-acr': {
    settings: [
      'AZURE_CLIENT_ID, AZURE_TENANT_ID and AZURE_SUBSCRIPTION_ID, variables: an identity with the role AcrPush and a federated credential for this repository',
    ],
    permissions: ID_TOKEN,
    steps: lines`
      - uses: ${pinnedAction('azure/login')}
        with:
          client-id: \${{ vars.AZURE_CLIENT_ID }}
          tenant-id: \${{ vars.AZURE_TENANT_ID }}
          subscription-id: \${{ vars.AZURE_SUBSCRIPTION_ID }}
      - name: Log in to the registry
        run: az acr login --name "\${IMAGE%%.*}"
    `,
  },
  'google-artifact-registry': {
    settings: [
      'GOOGLE_WORKLOAD_IDENTITY_PROVIDER and GOOGLE_SERVICE_ACCOUNT, variables: a provider that trusts this repository and an account with the role Artifact Registry Writer',
    ],
    permissions: ID_TOKEN,
    steps: lines`
      - uses: ${pinnedAction('google-github-actions/auth')}
        id: google
        with:
          workload_identity_provider: \${{ vars.GOOGLE_WORKLOAD_IDENTITY_PROVIDER }}
          service_account: \${{ vars.GOOGLE_SERVICE_ACCOUNT }}
          token_format: access_token
      - name: Log in to the registry
        env:
          GOOGLE_ACCESS_TOKEN: \${{ steps.google.outputs.access_token }}
        run: echo "$GOOGLE_ACCESS_TOKEN" | docker login "https://\${IMAGE%%/*}" --username oauth2accesstoken --password-stdin
    `,
  },
  'gitlab-registry': secretLogin('gitlab-registry'),
};

/** @param variable holds the ARN of the role */
export function assumeAwsRole(variable: string): string[] {
  return lines`
    - uses: ${pinnedAction('aws-actions/configure-aws-credentials')}
      with:
        role-to-assume: \${{ vars.${variable} }}
        aws-region: \${{ vars.AWS_REGION }}
  `;
}

function secretLogin(registry: Registry): GithubLogin {
  const { secrets } = registryProfiles[registry];
  return {
    settings: secrets.map(({ name, what }) => `${name}, a secret: ${what}`),
    permissions: [],
    steps: loginStep(
      registry,
      secrets.map(({ name }) => `${name}: \${{ secrets.${name} }}`),
    ),
  };
}

function loginStep(registry: Registry, environment: readonly string[] = []): string[] {
  const { login = '' } = registryProfiles[registry];
  return lines`
    - name: Log in to the registry
      ${under('env:', environment)}
      ${yamlScript('run', [login])}
  `;
}
