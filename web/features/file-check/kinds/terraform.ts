import type { Hit, Rule } from '../finding.ts';
import { findUnbalanced } from './masked-code.ts';
import { attribute, type Block, BODY_CHARS_MAX, type TerraformFile } from './read-terraform.ts';

export { readTerraform } from './read-terraform.ts';

type TerraformRule = Rule<TerraformFile>;

/** Matches an attribute value in a block with this type or resource type. */
interface AttributeRule {
  readonly name: string;
  readonly block: RegExp;
  readonly attribute: string;
  readonly like: RegExp;
  readonly say: string;
}

const ATTRIBUTES: readonly AttributeRule[] = [
  {
    name: 'public-bucket',
    block: /^aws_s3_bucket/,
    attribute: 'acl',
    like: /^"public-read/,
    say: 'Anybody may list and read this bucket. Serve it through a distribution instead.',
  },
  {
    name: 'public-database',
    block:
      /^(?:aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_\w+)|azurerm_\w*(?:sql|database|cosmosdb|redis|storage)\w*)$/,
    attribute: '(?:publicly_accessible|public_network_access_enabled)',
    like: /^true$/,
    say: 'This database has an address on the internet. Keep it in private subnets.',
  },
  {
    name: 'public-database',
    block: /^authorized_networks$/,
    attribute: 'value',
    like: /^"0\.0\.0\.0\/0"$/,
    say: 'The whole internet may connect to this database. List the ranges that need it.',
  },
  {
    name: 'unencrypted-storage',
    block: /^aws_(?:db_instance|rds_cluster|ebs_volume|efs_file_system|redshift_cluster)$/,
    attribute: '(?:storage_encrypted|encrypted)',
    like: /^false$/,
    say: 'This storage is not encrypted. Set it to true.',
  },
  {
    name: 'secret-default',
    block: /^variable .*(?:password|secret|token|api_?key|access_?key|private_?key)$/i,
    attribute: 'default',
    like: /^"[^"$]{3,}"$/,
    say: 'This default is a secret in the repository. Leave it out and mark the variable sensitive.',
  },
];

export const rules: readonly TerraformRule[] = [
  { name: 'unbalanced-brackets', severity: 'error', find: findUnbalanced },
  { name: 'duplicate-block', severity: 'error', find: findDuplicates },
  { name: 'open-admin-port', severity: 'hint', find: findOpenPorts },
  { name: 'unpinned-provider', severity: 'hint', find: findUnpinnedProviders },
  { name: 'missing-key', severity: 'error', find: findModulesWithoutSource },
  { name: 'wrong-value', severity: 'error', find: findRefusedSources },
  { name: 'unpinned-module', severity: 'hint', find: findUnpinnedModules },
  { name: 'missing-backend', severity: 'hint', find: findMissingBackend },
  { name: 'iam-wildcard', severity: 'hint', find: findPolicyWildcards },
  ...ATTRIBUTES.map(
    ({ name, block: kind, attribute: wanted, like, say }): TerraformRule => ({
      name,
      severity: 'hint',
      *find(file) {
        for (const block of file.blocks) {
          const isMeant = kind.test(addressOf(block));
          const found = isMeant ? attribute(file, block, wanted) : undefined;
          if (found && like.test(found.value)) yield { offset: found.offset, message: say };
        }
      },
    }),
  ),
];

const UNIQUE = /^(?:resource|data|variable|output|module)$/;

/** The resource type, or the block type and labels of any other block. */
function addressOf({ type, labels }: Block): string {
  return type === 'resource' ? (labels[0] ?? '') : [type, ...labels].join(' ');
}

const topOf = ({ blocks }: TerraformFile) => blocks.filter(({ depth }) => depth === 0);
const parentOf = ({ blocks }: TerraformFile, { parent }: Block) =>
  parent === undefined ? undefined : blocks[parent];

function* findDuplicates(file: TerraformFile): Iterable<Hit> {
  const seen = new Set<string>();
  for (const { type, labels, offset } of topOf(file)) {
    if (!UNIQUE.test(type)) continue;
    const address = [type, ...labels].join(' ');
    const message = `“${address.slice(0, 80)}” is declared twice.`;
    if (seen.has(address)) yield { offset, message };
    seen.add(address);
  }
}

const ANYWHERE = /"(?:0\.0\.0\.0\/0|::\/0|\*|Internet|any)"/i;
const SOURCES = '(?:(?:ipv6_)?cidr_blocks|cidr_ipv[46]|source_address_prefix(?:es)?|source_ranges)';
/** Ports for remote administration and databases. */
const ADMIN_PORTS = [22, 3389, 5432, 3306, 1433, 27017, 6379, 9200] as const;

function* findOpenPorts(file: TerraformFile): Iterable<Hit> {
  for (const block of file.blocks) {
    if (!isInboundRule(file, block)) continue;
    const port = adminPortOf(file, block);
    const rule = block.type === 'allow' ? (parentOf(file, block) ?? block) : block;
    const source = attribute(file, rule, SOURCES);
    if (port === undefined || !source || !ANYWHERE.test(source.value)) continue;
    yield {
      offset: source.offset,
      message: `Port ${port} is open to the whole internet. Allow the range of your VPN, or use a session manager.`,
    };
  }
}

function adminPortOf(file: TerraformFile, block: Block): number | undefined {
  const value = (name: string) => attribute(file, block, name)?.value.replaceAll('"', '') ?? '';
  const from = value('from_port');
  const ranges = `${from}-${value('to_port') || from} ${value('destination_port_ranges?')} ${value('ports')}`;
  const isEverything = /^(?:-1|all)$/.test(value('(?:ip_)?protocol')) || /(?:^|\s)\*/.test(ranges);
  const open = Array.from(
    ranges.matchAll(/(\d{1,5})(?:-(\d{1,5}))?/g),
    ([, first, last = first]) => {
      return { first: Number(first), last: Number(last) };
    },
  );
  return ADMIN_PORTS.find(
    (port) => isEverything || open.some(({ first, last }) => first <= port && port <= last),
  );
}

/** Whether the block is an inbound firewall rule of AWS, Azure or Google Cloud. */
function isInboundRule(file: TerraformFile, block: Block): boolean {
  const value = (name: string) => attribute(file, block, name)?.value;
  const isAllowedInbound = value('direction') === '"Inbound"' && value('access') === '"Allow"';
  switch (block.type === 'resource' ? block.labels[0] : block.type) {
    case 'ingress':
    case 'aws_vpc_security_group_ingress_rule':
      return true;
    case 'security_rule':
    case 'azurerm_network_security_rule':
      return isAllowedInbound;
    case 'aws_security_group_rule':
      return value('type') === '"ingress"';
    case 'allow':
      return parentOf(file, block)?.labels[0] === 'google_compute_firewall';
    default:
      return false;
  }
}

/** Only a root module declares providers or a backend; other modules leave these to the caller. */
function isRoot(file: TerraformFile): boolean {
  return (
    file.blocks.some(({ type, depth }) => type === 'provider' && depth === 0) || hasBackend(file)
  );
}

function hasBackend({ blocks }: TerraformFile): boolean {
  return blocks.some(({ type, depth }) => depth === 1 && /^(?:backend|cloud)$/.test(type));
}

function* findUnpinnedProviders(file: TerraformFile): Iterable<Hit> {
  if (!isRoot(file)) return;
  for (const block of file.blocks) {
    if (parentOf(file, block)?.type !== 'required_providers') continue;
    const version = attribute(file, block, 'version');
    if (version && !/^">=?\s*[\d.]+"$/.test(version.value)) continue;
    yield {
      offset: version?.offset ?? block.offset,
      message: `Any newer release of “${block.type.slice(0, 60)}” fits. Bound it above, such as ~> 5.80, and commit the lock file.`,
    };
  }
}

function* findModulesWithoutSource(file: TerraformFile): Iterable<Hit> {
  for (const block of topOf(file)) {
    const { type, offset, bodyStart, bodyEnd } = block;
    if (type !== 'module' || bodyEnd - bodyStart > BODY_CHARS_MAX) continue;
    if (attribute(file, block, 'source')) continue;
    yield { offset, message: '“source” is missing in this block, so terraform init refuses it.' };
  }
}

/** What Terraform may take for a path, for an address or for one that is filled in later. */
const SOURCE = /^(?:[./~]|[^/]*\.[^/]*\/)|[:@\\$%<{]/;
/** Namespace, name and provider. */
const OF_REGISTRY = /^(?:[0-9A-Za-z](?:[\w-]{0,62}[0-9A-Za-z])?\/){2}[0-9a-z]{1,64}(?:\/\/.*)?$/;

const isRefusedSource = (address: string) => !SOURCE.test(address) && !OF_REGISTRY.test(address);

function* findRefusedSources(file: TerraformFile): Iterable<Hit> {
  for (const block of topOf(file)) {
    const source = block.type === 'module' ? attribute(file, block, 'source') : undefined;
    const [, address] = /^"(.*)"$/.exec(source?.value ?? '') ?? [];
    if (!source || address === undefined || !isRefusedSource(address)) continue;
    const shown = address.slice(0, 60);
    const message = `“${shown}” is neither a path nor the address of a module. Begin a path with ./ or ../.`;
    yield { offset: source.offset, message };
  }
}

function* findUnpinnedModules(file: TerraformFile): Iterable<Hit> {
  for (const block of topOf(file)) {
    const source = block.type === 'module' ? attribute(file, block, 'source') : undefined;
    const address = source?.value.replaceAll('"', '') ?? '.';
    if (/^\.{0,2}\/|^\.$/.test(address) || isRefusedSource(address)) continue;
    if (attribute(file, block, 'version')) continue;
    if (/[?&]ref=(?!(?:main|master|develop|trunk|HEAD)?(?:&|$))/.test(address)) continue;
    yield {
      offset: source?.offset ?? block.offset,
      message:
        'This module changes whenever its source does. Set a version or, for a Git source, add ?ref= with a tag or a commit.',
    };
  }
}

function* findMissingBackend(file: TerraformFile): Iterable<Hit> {
  if (!isRoot(file) || hasBackend(file)) return;
  for (const { type, offset, labels } of topOf(file)) {
    if (type !== 'terraform' || labels.length > 0) continue;
    yield {
      offset,
      message:
        'No backend here. Unless another file has one, the state stays on the laptop that applied it.',
    };
  }
}

/** Policies as blocks, by jsonencode or in a heredoc, that allow everything. */
function* findPolicyWildcards(file: TerraformFile): Iterable<Hit> {
  const message = 'A star allows every action there is. List those that are needed.';
  for (const block of file.blocks) {
    const actions = block.type === 'statement' ? attribute(file, block, 'actions') : undefined;
    if (!actions || !/^\[\s*"\*"\s*\]$/.test(actions.value)) continue;
    if (attribute(file, block, 'effect')?.value === '"Deny"') continue;
    yield { offset: actions.offset, message };
  }
  const action = /["']?\bActions?["']?\s{0,40}[=:]\s{0,40}(?:\[\s{0,40})?"\*"/g;
  const deny = /\bEffect["']?\s{0,40}[=:]\s{0,40}"Deny"/;
  for (const { index } of file.text.matchAll(action)) {
    if (!deny.test(objectAround(file.text, index))) yield { offset: index, message };
  }
}

/** Upper bound for each side of a place in an object, far above real statements. */
const STATEMENT_CHARS_MAX = 1500;

/** The text between the braces around a place, up to a bound. */
function objectAround(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - STATEMENT_CHARS_MAX), place);
  const after = text.slice(place, place + STATEMENT_CHARS_MAX);
  let start = before.length;
  for (let depth = 0; start > 0 && depth >= 0; start -= 1) {
    const character = before[start - 1];
    if (character === '{') depth -= 1;
    else if (character === '}') depth += 1;
  }
  let end = 0;
  for (let depth = 0; end < after.length && depth >= 0; end += 1) {
    if (after[end] === '}') depth -= 1;
    else if (after[end] === '{') depth += 1;
  }
  return before.slice(start) + after.slice(0, end);
}
