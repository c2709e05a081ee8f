const NAMES: Readonly<Record<string, string>> = {
  'default-password': 'CKV_SECRET_6',
  'docker-socket': 'docker-sock CKV_K8S_27',
  'host-access': `
    host-network host-pid host-ipc sensitive-host-mounts CKV_K8S_17 CKV_K8S_18 CKV_K8S_19`,
  'iam-wildcard': `
    aws-iam-no-policy-wildcards AVD-AWS-0057 AWS-0057 CKV_AWS_1 CKV_AWS_49 CKV_AWS_63`,
  'idle-service': 'dangling-service',
  'inherited-secrets': 'secrets-inherit',
  'local-add': 'DL3020 CKV_DOCKER_4 AVD-DS-0005 DS-0005',
  'missing-limits': 'unset-memory-requirements CKV_K8S_13',
  'missing-permissions': 'excessive-permissions',
  'missing-readiness': 'no-readiness-probe CKV_K8S_9',
  'moving-image': `
    DL3006 DL3007 CKV_DOCKER_7 AVD-DS-0001 DS-0001 latest-tag CKV_K8S_14 unpinned-images`,
  'open-admin-port': `
    aws-ec2-no-public-ingress-sgr aws-vpc-no-public-ingress-sgr aws-vpc-no-public-ingress-sg
    AVD-AWS-0107 AWS-0107 azure-network-no-public-ingress google-compute-no-public-ingress
    azure-network-ssh-blocked-from-internet azure-network-disable-rdp-from-internet CKV_AWS_24
    CKV_AWS_25 CKV_AZURE_9 CKV_AZURE_10 CKV_GCP_2 CKV_GCP_3`,
  'plain-text-secret': `
    CKV_SECRET_2 CKV_SECRET_6 CKV_AWS_41 general-secrets-no-plaintext-exposure
    hardcoded-container-credentials env-var-secret`,
  'privileged-container': 'privileged-container CKV_K8S_16',
  'public-bucket': 'aws-s3-no-public-access-with-acl AVD-AWS-0092 AWS-0092 CKV_AWS_20',
  'public-database': 'aws-rds-no-public-db-access AVD-AWS-0180 AWS-0180 CKV_AWS_17',
  'refused-by-builder': 'DL3000 DL3024 DL4000 DL4003 DL4004',
  'removed-api': 'no-extensions-v1beta',
  'retired-command': 'insecure-commands',
  'root-user': 'DL3002 CKV_DOCKER_3 CKV_DOCKER_8 AVD-DS-0002 DS-0002 run-as-non-root CKV_K8S_23',
  'script-injection': 'template-injection CKV_GHA_2',
  'selector-mismatch': 'mismatching-selector',
  'shell-form': 'DL3025',
  sudo: 'DL3004',
  'unattended-install': 'DL3014 DL3030 DL3038',
  'unencrypted-storage': `
    aws-rds-encrypt-instance-storage-data aws-ec2-enable-volume-encryption AVD-AWS-0080 AWS-0080
    CKV_AWS_3 CKV_AWS_16`,
  'unknown-stage': 'DL3022',
  'unpinned-action': 'unpinned-uses',
  'unpinned-module': 'terraform_module_version terraform_module_pinned_source CKV_TF_1',
  'unpinned-provider': 'terraform_required_providers',
  'wide-role': 'wildcard-in-rules cluster-admin-role-binding',
  'write-all-permissions': 'excessive-permissions CKV2_GHA_1',
};

/** Names under which other linters know our rules; their own comments silence ours, too. */
export const namesElsewhere: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(NAMES).map(([rule, names]) => [rule, names.trim().split(/\s+/)]),
);
