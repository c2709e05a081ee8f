/**
 * Arguments whose value, or whose default, is the insecure side. Source: the documentation of the
 * providers for AWS, Azure and Google Cloud; the rules of tfsec and Checkov.
 */
import type { Node } from 'web-tree-sitter';
import { type Edit, type Hit, hitAt, type Rule } from '../finding.ts';
import { addressOf, type Block, type TerraformFile } from './read-terraform.ts';

interface Argument {
  readonly name: string;
  /** Of the resource, or of the block as type and labels. */
  readonly block: RegExp;
  /** The type of a block within, in which the argument stands. */
  readonly within?: string;
  readonly argument: RegExp;
  /** A wrong value. */
  readonly like?: RegExp;
  /** Whether the argument must be there; its name, for a finding at the resource. */
  readonly isNeeded?: true;
  /** Arguments or blocks with which the rule does not apply. */
  readonly unless?: RegExp;
  readonly say: string;
  /** A value that corrects the mistake, if that replaces nothing that has data. */
  readonly to?: string;
}

const FALSE = /^false$/;
const TRUE = /^true$/;
const ANYWHERE = /"(?:0\.0\.0\.0\/0|::\/0|\*)"/;
const FROM_COPY =
  /^(?:snapshot_id\w*|\w*replicat\w+_source\w*|replicate_source_db|restore_to_point_in_time|s3_import|source_volume_id|global_cluster_identifier|serverless\w*|engine_mode)$/;

const ENCRYPTED = {
  name: 'unencrypted-storage',
  like: FALSE,
  isNeeded: true,
} as const;
const NOT_ENCRYPTED = 'This storage is not encrypted.';
const TRANSPORT = 'unencrypted-transport';

const ARGUMENTS: readonly Argument[] = [
  {
    ...ENCRYPTED,
    block: /^aws_(?:db_instance|rds_cluster|docdb_cluster|neptune_cluster)$/,
    argument: /^storage_encrypted$/,
    unless: FROM_COPY,
    say: `${NOT_ENCRYPTED} Set \`storage_encrypted = true\`.`,
  },
  {
    ...ENCRYPTED,
    block: /^aws_(?:ebs_volume|efs_file_system)$/,
    argument: /^encrypted$/,
    unless: FROM_COPY,
    say: `${NOT_ENCRYPTED} Set \`encrypted = true\`.`,
  },
  {
    name: 'unencrypted-storage',
    block: /^aws_(?:redshift_cluster|instance|launch_template|launch_configuration)$/,
    argument: /^encrypted$/,
    like: FALSE,
    say: `${NOT_ENCRYPTED} Set \`encrypted = true\`.`,
  },
  {
    ...ENCRYPTED,
    block: /^aws_elasticache_replication_group$/,
    argument: /^at_rest_encryption_enabled$/,
    unless: FROM_COPY,
    say: `${NOT_ENCRYPTED} Set \`at_rest_encryption_enabled = true\`.`,
  },
  {
    ...ENCRYPTED,
    block: /^aws_(?:elasticsearch|opensearch)_domain$/,
    within: 'encrypt_at_rest',
    argument: /^enabled$/,
    say: `${NOT_ENCRYPTED} Add \`encrypt_at_rest { enabled = true }\`.`,
  },
  {
    name: 'unencrypted-storage',
    block: /^aws_kinesis_stream$/,
    argument: /^encryption_type$/,
    like: /^"NONE"$/,
    isNeeded: true,
    say: 'This stream is not encrypted. Set `encryption_type = "KMS"`.',
  },
  {
    name: 'unencrypted-storage',
    block: /^aws_sns_topic$/,
    argument: /^kms_master_key_id$/,
    isNeeded: true,
    say: 'The messages of this topic are not encrypted at rest. Set `kms_master_key_id`.',
  },
  {
    name: 'open-metadata',
    block: /^aws_(?:instance|launch_template)$/,
    within: 'metadata_options',
    argument: /^http_tokens$/,
    like: /^"optional"$/,
    isNeeded: true,
    unless: /^launch_template$/,
    say: 'A request that somebody makes the server send can read its credentials. Set `http_tokens = "required"` in metadata_options.',
    to: '"required"',
  },
  {
    name: 'public-cluster',
    block: /^aws_eks_cluster$/,
    within: 'vpc_config',
    argument: /^public_access_cidrs$/,
    like: ANYWHERE,
    say: 'The whole internet reaches the API of this cluster. List the ranges that need it.',
  },
  {
    name: 'public-cluster',
    block: /^aws_eks_cluster$/,
    within: 'vpc_config',
    argument: /^(?:endpoint_public_access|public_access_cidrs)$/,
    isNeeded: true,
    say: 'The whole internet reaches the API of this cluster, unless public_access_cidrs or endpoint_public_access says otherwise.',
  },
  {
    name: 'public-cluster',
    block: /^google_container_cluster$/,
    within: 'master_authorized_networks_config',
    argument: /^$/,
    isNeeded: true,
    unless: /^(?:private_cluster_config|enable_autopilot|control_plane_endpoints_config)$/,
    say: 'The whole internet reaches the API of this cluster. Add master_authorized_networks_config.',
  },
  {
    name: 'public-cluster',
    block: /^azurerm_kubernetes_cluster$/,
    within: 'api_server_access_profile',
    argument: /^$/,
    isNeeded: true,
    unless: /^(?:private_cluster_enabled|api_server_authorized_ip_ranges)$/,
    say: 'The whole internet reaches the API of this cluster. Add api_server_access_profile, or make it private.',
  },
  {
    name: 'public-database',
    block:
      /^(?:aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_\w+)|azurerm_\w*(?:sql|database|cosmosdb|redis|storage)\w*)$/,
    argument: /^(?:publicly_accessible|public_network_access_enabled)$/,
    like: TRUE,
    say: 'This database has an address on the internet. Keep it in private subnets.',
    to: 'false',
  },
  {
    name: 'public-database',
    block: /^authorized_networks$/,
    argument: /^value$/,
    like: ANYWHERE,
    say: 'The whole internet may connect to this database. List the ranges that need it.',
  },
  {
    name: 'public-bucket',
    block: /^aws_s3_bucket/,
    argument: /^acl$/,
    like: /^"public-read/,
    say: 'Anybody may list and read this bucket. Serve it through a distribution instead.',
    to: '"private"',
  },
  {
    name: 'public-bucket',
    block: /^aws_s3_(?:account|bucket)_public_access_block$/,
    argument:
      /^(?:block_public_acls|block_public_policy|ignore_public_acls|restrict_public_buckets)$/,
    like: FALSE,
    say: 'This lets a policy or a list of rights make the bucket public. Set it to true.',
    to: 'true',
  },
  {
    name: 'public-bucket',
    block: /^azurerm_storage_container$/,
    argument: /^container_access_type$/,
    like: /^"(?:blob|container)"$/,
    say: 'Anybody may read the files of this container. Set it to private.',
    to: '"private"',
  },
  {
    name: 'public-bucket',
    block: /^azurerm_storage_account$/,
    argument: /^(?:allow_nested_items_to_be_public|allow_blob_public_access)$/,
    like: TRUE,
    say: 'This lets any container of the account be public. Set it to false.',
    to: 'false',
  },
  {
    name: 'public-bucket',
    block: /^google_storage_bucket_(?:iam_\w+|access_control)$/,
    argument: /^(?:members?|entity)$/,
    like: /"all(?:Users|AuthenticatedUsers)"/,
    say: 'Anybody may use this bucket with the role. Name the accounts that need it.',
  },
  {
    name: 'public-address',
    block: /^aws_(?:instance|launch_configuration)$|^aws_launch_template$/,
    argument: /^associate_public_ip_address$/,
    like: TRUE,
    say: 'This server has an address on the internet. Put a load balancer or a session manager in front of it.',
  },
  {
    name: TRANSPORT,
    block: /^aws_(?:alb|lb)_listener$/,
    argument: /^protocol$/,
    like: /^"HTTP"$/,
    unless: /^redirect$/,
    say: 'This listener answers without TLS. Redirect to HTTPS.',
  },
  {
    name: TRANSPORT,
    block: /^(?:default|ordered)_cache_behavior$/,
    argument: /^viewer_protocol_policy$/,
    like: /^"allow-all"$/,
    say: 'This distribution answers without TLS. Set it to redirect-to-https.',
    to: '"redirect-to-https"',
  },
  {
    name: TRANSPORT,
    block: /^viewer_certificate$/,
    argument: /^minimum_protocol_version$/,
    like: /^"(?:SSLv3|TLSv1|TLSv1_2016|TLSv1\.1_2016)"$/,
    say: 'This takes versions of TLS with known weaknesses. Set it to TLSv1.2_2021.',
    to: '"TLSv1.2_2021"',
  },
  {
    name: TRANSPORT,
    block: /^azurerm_/,
    argument:
      /^(?:enable_https_traffic_only|https_traffic_only_enabled|https_only|ssl_enforcement_enabled)$/,
    like: FALSE,
    say: 'This answers without TLS. Set it to true.',
    to: 'true',
  },
  {
    name: TRANSPORT,
    block: /^azurerm_/,
    argument: /^(?:min(?:imum)?_tls_version|ssl_minimal_tls_version_enforced)$/,
    like: /^"(?:1\.[01]|TLS1_[01])"$/,
    say: 'This takes versions of TLS with known weaknesses. Take 1.2 or later.',
  },
  {
    name: TRANSPORT,
    block: /^azurerm_redis_cache$/,
    argument: /^(?:enable_non_ssl_port|non_ssl_port_enabled)$/,
    like: TRUE,
    say: 'This cache answers without TLS. Set it to false.',
    to: 'false',
  },
  {
    name: TRANSPORT,
    block: /^aws_elasticache_replication_group$/,
    argument: /^transit_encryption_enabled$/,
    like: FALSE,
    isNeeded: true,
    say: 'The traffic of this cache is not encrypted. Set `transit_encryption_enabled = true`.',
  },
  {
    name: TRANSPORT,
    block: /^(?:domain_endpoint_options|ip_configuration)$/,
    argument: /^(?:enforce_https|require_ssl)$/,
    like: FALSE,
    say: 'This answers without TLS. Set it to true.',
    to: 'true',
  },
  {
    name: TRANSPORT,
    block: /^encryption_in_transit$/,
    argument: /^client_broker$/,
    like: /PLAINTEXT"$/,
    say: 'This cluster takes messages without TLS. Set it to TLS.',
    to: '"TLS"',
  },
  {
    name: 'weak-trail',
    block: /^aws_cloudtrail$/,
    argument: /^is_multi_region_trail$/,
    like: FALSE,
    isNeeded: true,
    say: 'What happens in other regions is not recorded. Set `is_multi_region_trail = true`.',
    to: 'true',
  },
  {
    name: 'weak-trail',
    block: /^aws_cloudtrail$/,
    argument: /^enable_log_file_validation$/,
    like: FALSE,
    isNeeded: true,
    say: 'Nobody notices if the record is changed. Set `enable_log_file_validation = true`.',
    to: 'true',
  },
  {
    name: 'unrotated-key',
    block: /^aws_kms_key$/,
    argument: /^enable_key_rotation$/,
    like: FALSE,
    isNeeded: true,
    unless: /^(?:customer_master_key_spec|key_usage|custom_key_store_id)$/,
    say: 'This key is never replaced by itself. Set `enable_key_rotation = true`.',
    to: 'true',
  },
  {
    name: 'mutable-tags',
    block: /^aws_ecr_repository$/,
    argument: /^image_tag_mutability$/,
    like: /^"MUTABLE"$/,
    isNeeded: true,
    say: 'A tag of this repository can be moved to another image. Set `image_tag_mutability = "IMMUTABLE"`.',
    to: '"IMMUTABLE"',
  },
  {
    name: 'missing-backups',
    block: /^aws_(?:db_instance|rds_cluster|docdb_cluster|neptune_cluster)$/,
    argument: /^backup_retention_period$/,
    like: /^0$/,
    say: 'This database has no backups. Keep them for some days.',
  },
  {
    name: 'missing-backups',
    block: /^azurerm_key_vault$/,
    argument: /^purge_protection_enabled$/,
    like: FALSE,
    isNeeded: true,
    say: 'Whoever may delete the vault may delete its keys for good. Set `purge_protection_enabled = true`.',
  },
  {
    name: 'weak-login',
    block: /^azurerm_(?:linux_virtual_machine|linux_virtual_machine_scale_set|virtual_machine)$/,
    argument: /^disable_password_authentication$/,
    like: FALSE,
    say: 'Passwords can be guessed. Allow keys only.',
    to: 'true',
  },
  {
    name: 'weak-login',
    block: /^azurerm_kubernetes_cluster$/,
    argument: /^role_based_access_control_enabled$/,
    like: FALSE,
    say: 'Whoever reaches this cluster may do everything in it. Set it to true.',
    to: 'true',
  },
  {
    name: 'weak-login',
    block: /^google_container_cluster$/,
    argument: /^enable_legacy_abac$/,
    like: TRUE,
    say: 'Whoever reaches this cluster has more rights than roles would give. Set it to false.',
    to: 'false',
  },
  {
    name: 'weak-login',
    block: /^(?:azurerm_storage_account_network_rules|network_rules|network_acls)$/,
    argument: /^default_action$/,
    like: /^"Allow"$/,
    say: 'Every network may try to log in here. Set it to Deny, and list those that need it.',
    to: '"Deny"',
  },
  {
    name: 'secret-default',
    block: /^variable .*(?:password|secret|token|api_?key|access_?key|private_?key)$/i,
    argument: /^default$/,
    like: /^"[^"$]{3,}"$/,
    say: 'This default is a secret in the repository. Leave it out and mark the variable sensitive.',
  },
];

/** What a block says is only known if nothing in it is generated. */
const isPlain = ({ node, values }: Block, children: readonly Block[]) =>
  !node.hasError &&
  !values.has('for_each') &&
  !children.some(({ node: child }) => isDynamic(child));

const isDynamic = (node: Node) => node.type === 'block' && node.text.startsWith('dynamic');

export const argumentRules: readonly Rule<TerraformFile>[] = ARGUMENTS.map((argument) => ({
  name: argument.name,
  find: (file: TerraformFile) => findArguments(argument, file),
}));

function* findArguments(argument: Argument, { blocks, text }: TerraformFile): Iterable<Hit> {
  for (const block of blocks) {
    if (!argument.block.test(addressOf(block))) continue;
    const below = blocks.filter((each) => isBelow(each, block));
    const names = [...block.values.keys(), ...below.map(({ type }) => type)];
    if (argument.unless && names.some((name) => argument.unless?.test(name))) continue;
    const { within } = argument;
    const parts = within ? below.filter(({ type }) => type === within) : [block, ...below];
    const places = parts.flatMap(({ values }) =>
      [...values].filter(([key]) => argument.argument.test(key)).map(([, value]) => value),
    );
    for (const value of places) {
      if (argument.like?.test(value.text)) yield hitOn(value, argument);
    }
    const isThere = places.length > 0 || (within && argument.argument.test('') && parts.length > 0);
    if (argument.isNeeded && !isThere && isPlain(block, below)) {
      const fix = addTo(text, block, argument);
      yield { ...hitAt({ offset: block.node.startIndex }, argument.say), ...(fix && { fix }) };
    }
  }
}

/** The argument as the first line of its resource. */
function addTo(
  text: string,
  { node }: Block,
  { argument, to, within }: Argument,
): Edit | undefined {
  const [, name] = /^\^(\w+)\$$/.exec(argument.source) ?? [];
  const start = node.children.find(({ type }) => type === 'block_start');
  const body = node.children.find(({ type }) => type === 'body');
  const isSpread = start && body && start.endPosition.row < body.startPosition.row;
  if (to === undefined || !name || within || !isSpread) return undefined;
  const indent = ' '.repeat(body.startPosition.column);
  const lineEnd = text.indexOf('\n', start.endIndex);
  const isCrlf = text[lineEnd - 1] === '\r';
  const offset = isCrlf ? lineEnd - 1 : lineEnd;
  return { offset, end: offset, text: `${isCrlf ? '\r\n' : '\n'}${indent}${name} = ${to}` };
}

function hitOn(value: Node, { say, to }: Argument): Hit {
  const { startIndex: offset, endIndex: end } = value;
  return { offset, message: say, fix: to === undefined ? undefined : { offset, end, text: to } };
}

function isBelow({ parent }: Block, block: Block): boolean {
  for (let above = parent; above; above = above.parent) if (above === block) return true;
  return false;
}
