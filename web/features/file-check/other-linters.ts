/** Each linter with its names for the rule. */
const NAMES: Readonly<Record<string, string>> = {
  'default-password': 'Checkov: CKV_SECRET_6',
  'docker-socket': `
    KubeLinter: docker-sock
    Checkov: CKV_K8S_27`,
  'host-access': `
    KubeLinter: host-network host-pid host-ipc sensitive-host-mounts
    Polaris: hostNetworkSet hostPIDSet hostIPCSet hostPathSet hostPortSet hostProcess
    Checkov: CKV_K8S_17 CKV_K8S_18 CKV_K8S_19`,
  'iam-wildcard': `
    tfsec: aws-iam-no-policy-wildcards
    Trivy: AVD-AWS-0057 AWS-0057
    Checkov: CKV_AWS_1 CKV_AWS_49 CKV_AWS_63`,
  'idle-service': 'KubeLinter: dangling-service',
  'inherited-secrets': 'zizmor: secrets-inherit',
  'local-add': `
    hadolint: DL3020
    Checkov: CKV_DOCKER_4
    Trivy: AVD-DS-0005 DS-0005`,
  'missing-limits': `
    KubeLinter: unset-memory-requirements unset-cpu-requirements
    Polaris: cpuRequestsMissing memoryLimitsMissing
    Checkov: CKV_K8S_13`,
  'missing-permissions': 'zizmor: excessive-permissions',
  'missing-readiness': `
    KubeLinter: no-readiness-probe no-liveness-probe
    Polaris: readinessProbeMissing livenessProbeMissing
    Checkov: CKV_K8S_9`,
  'moving-image': `
    hadolint: DL3006 DL3007
    Checkov: CKV_DOCKER_7 CKV_K8S_14
    Trivy: AVD-DS-0001 DS-0001
    KubeLinter: latest-tag
    Polaris: tagNotSpecified
    zizmor: unpinned-images`,
  'open-admin-port': `
    tfsec: aws-ec2-no-public-ingress-sgr aws-vpc-no-public-ingress-sgr
      aws-vpc-no-public-ingress-sg azure-network-no-public-ingress
      google-compute-no-public-ingress azure-network-ssh-blocked-from-internet
      azure-network-disable-rdp-from-internet
    Trivy: AVD-AWS-0107 AWS-0107
    Checkov: CKV_AWS_24 CKV_AWS_25 CKV_AZURE_9 CKV_AZURE_10 CKV_GCP_2 CKV_GCP_3`,
  'plain-text-secret': `
    Checkov: CKV_SECRET_2 CKV_SECRET_6 CKV_AWS_41
    tfsec: general-secrets-no-plaintext-exposure
    zizmor: hardcoded-container-credentials
    KubeLinter: env-var-secret`,
  'privileged-container': `
    KubeLinter: privileged-container
    Polaris: runAsPrivileged
    Checkov: CKV_K8S_16`,
  'public-bucket': `
    tfsec: aws-s3-no-public-access-with-acl
    Trivy: AVD-AWS-0092 AWS-0092
    Checkov: CKV_AWS_20`,
  'public-database': `
    tfsec: aws-rds-no-public-db-access
    Trivy: AVD-AWS-0180 AWS-0180
    Checkov: CKV_AWS_17`,
  'refused-by-builder': 'hadolint: DL3000 DL3024 DL4000 DL4003 DL4004',
  'removed-api': 'KubeLinter: no-extensions-v1beta',
  'retired-command': 'zizmor: insecure-commands',
  'root-user': `
    hadolint: DL3002
    Checkov: CKV_DOCKER_3 CKV_DOCKER_8 CKV_K8S_23
    Trivy: AVD-DS-0002 DS-0002
    KubeLinter: run-as-non-root
    Polaris: runAsRootAllowed`,
  'script-injection': `
    zizmor: template-injection
    Checkov: CKV_GHA_2`,
  'selector-mismatch': 'KubeLinter: mismatching-selector',
  'shell-form': 'hadolint: DL3025',
  sudo: 'hadolint: DL3004',
  'unattended-install': 'hadolint: DL3014 DL3030 DL3038',
  'unencrypted-storage': `
    tfsec: aws-rds-encrypt-instance-storage-data aws-ec2-enable-volume-encryption
    Trivy: AVD-AWS-0080 AWS-0080
    Checkov: CKV_AWS_3 CKV_AWS_16`,
  'unhardened-container': `
    KubeLinter: no-read-only-root-fs drop-net-raw-capability
    Polaris: notReadOnlyRootFilesystem insecureCapabilities privilegeEscalationAllowed
      automountServiceAccountToken
    Checkov: CKV_K8S_20 CKV_K8S_22`,
  'unknown-stage': 'hadolint: DL3022',
  'unpinned-action': 'zizmor: unpinned-uses',
  'unpinned-module': `
    TFLint: terraform_module_version terraform_module_pinned_source
    Checkov: CKV_TF_1`,
  'unpinned-provider': 'TFLint: terraform_required_providers',
  'wide-capability': 'Polaris: dangerousCapabilities',
  'wide-role':
    'KubeLinter: wildcard-in-rules cluster-admin-role-binding access-to-create-pods access-to-secrets',
  'write-all-permissions': `
    zizmor: excessive-permissions
    Checkov: CKV2_GHA_1`,
};

/** The linters that know our rules, with their names for them, which silence ours, too. */
export const lintersElsewhere = Object.fromEntries(
  Object.entries(NAMES).map(([rule, text]) => [
    rule,
    text
      .trim()
      .split(/\s+(?=\w+:)/)
      .map((part) => {
        const [linter = '', ...names] = part.split(/:?\s+/);
        return { linter, names };
      }),
  ]),
);
