import type { Node } from 'web-tree-sitter';
import type { Hit, Rule } from '../finding.ts';
import type { Block, TerraformFile } from './read-terraform.ts';
import { findSyntaxErrors, findUnbalanced } from './terraform-syntax.ts';

type TerraformRule = Rule<TerraformFile>;

/** Matches the value of an argument in a block with this type or resource type. */
interface ArgumentRule {
  readonly name: string;
  readonly block: RegExp;
  readonly argument: RegExp;
  readonly like: RegExp;
  readonly say: string;
}

const ARGUMENTS: readonly ArgumentRule[] = [
  {
    name: 'public-bucket',
    block: /^aws_s3_bucket/,
    argument: /^acl$/,
    like: /^"public-read/,
    say: 'Anybody may list and read this bucket. Serve it through a distribution instead.',
  },
  {
    name: 'public-database',
    block:
      /^(?:aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_\w+)|azurerm_\w*(?:sql|database|cosmosdb|redis|storage)\w*)$/,
    argument: /^(?:publicly_accessible|public_network_access_enabled)$/,
    like: /^true$/,
    say: 'This database has an address on the internet. Keep it in private subnets.',
  },
  {
    name: 'public-database',
    block: /^authorized_networks$/,
    argument: /^value$/,
    like: /^"0\.0\.0\.0\/0"$/,
    say: 'The whole internet may connect to this database. List the ranges that need it.',
  },
  {
    name: 'unencrypted-storage',
    block: /^aws_(?:db_instance|rds_cluster|ebs_volume|efs_file_system|redshift_cluster)$/,
    argument: /^(?:storage_)?encrypted$/,
    like: /^false$/,
    say: 'This storage is not encrypted. Set it to true.',
  },
  {
    name: 'secret-default',
    block: /^variable .*(?:password|secret|token|api_?key|access_?key|private_?key)$/i,
    argument: /^default$/,
    like: /^"[^"$]{3,}"$/,
    say: 'This default is a secret in the repository. Leave it out and mark the variable sensitive.',
  },
];

/** Rules for a file that is merged into others, too. */
export const overrideRules: readonly TerraformRule[] = [
  { name: 'unbalanced-brackets', severity: 'error', find: findUnbalanced },
  { name: 'terraform-syntax', severity: 'error', find: findSyntaxErrors },
  { name: 'duplicate-key', severity: 'error', find: findRepeatedArguments },
  { name: 'wrong-value', severity: 'error', find: findRefusedSources },
  { name: 'terraform-syntax', severity: 'error', find: findWrongLabels },
  { name: 'open-admin-port', find: findOpenPorts },
  { name: 'iam-wildcard', find: findPolicyWildcards },
  ...ARGUMENTS.map(
    ({ name, block: kind, argument, like, say }): TerraformRule => ({
      name,
      *find({ blocks }) {
        for (const block of blocks.filter((each) => kind.test(addressOf(each)))) {
          for (const [key, value] of block.values) {
            if (argument.test(key) && like.test(value.text)) yield hitAt(value, say);
          }
        }
      },
    }),
  ),
];

export const rules: readonly TerraformRule[] = [
  ...overrideRules,
  { name: 'duplicate-block', severity: 'error', find: findDuplicates },
  { name: 'missing-key', severity: 'error', find: findIncompleteBlocks },
  { name: 'unpinned-provider', find: findUnpinnedProviders },
  { name: 'unpinned-module', find: findUnpinnedModules },
  { name: 'missing-backend', find: findMissingBackend },
];

const hitAt = ({ startIndex: offset }: Node, message: string): Hit => ({ offset, message });

/** The resource type, or the block type and labels of any other block. */
function addressOf({ type, labels }: Block): string {
  return type === 'resource' ? (labels[0] ?? '') : [type, ...labels].join(' ');
}

/** The blocks of the file itself, of one type or of all. */
function topOf({ blocks }: TerraformFile, type = ''): readonly Block[] {
  return blocks.filter(({ node, parent, type: own }) => {
    return node.type === 'block' && !parent?.parent && (type === '' || own === type);
  });
}

const sourceOf = (block: Block, ...names: readonly string[]): string =>
  names.map((name) => block.values.get(name)?.text ?? '').join(' ');

function* findRepeatedArguments({ repeated }: TerraformFile): Iterable<Hit> {
  for (const argument of repeated) {
    const name = argument.firstNamedChild?.text.slice(0, 60);
    yield hitAt(argument, `“${name}” appears twice in this block, which Terraform refuses.`);
  }
}

const UNIQUE = /^(?:resource|data|variable|output|module)$/;

function* findDuplicates(file: TerraformFile): Iterable<Hit> {
  const seen = new Set<string>();
  for (const { type, labels, node } of topOf(file)) {
    if (!UNIQUE.test(type)) continue;
    const address = [type, ...labels].join(' ');
    if (seen.has(address)) yield hitAt(node, `“${address.slice(0, 80)}” is declared twice.`);
    seen.add(address);
  }
}

const LABELS: Readonly<Record<string, number>> = {
  resource: 2,
  data: 2,
  module: 1,
  variable: 1,
  output: 1,
  provider: 1,
  locals: 0,
  terraform: 0,
};

function* findWrongLabels(file: TerraformFile): Iterable<Hit> {
  for (const { type, labels, node } of topOf(file)) {
    const wanted = LABELS[type];
    if (labels.some((label) => label.includes('${'))) {
      yield hitAt(node, 'The name of a block is fixed. It cannot hold a template.');
    }
    if (wanted === undefined || labels.length === wanted) continue;
    const count = ['no name', 'one name', 'a type and a name'][wanted];
    yield hitAt(node, `“${type}” takes ${count} before the brace, and here are ${labels.length}.`);
  }
}

const REQUIRED = [
  ['module', 'source'],
  ['output', 'value'],
] as const;

function* findIncompleteBlocks(file: TerraformFile): Iterable<Hit> {
  for (const [type, key] of REQUIRED) {
    for (const { node, values } of topOf(file, type)) {
      const message = `“${key}” is missing in this block, so Terraform refuses it.`;
      if (!values.has(key) && !node.hasError) yield hitAt(node, message);
    }
  }
}

const ANYWHERE = /"(?:0\.0\.0\.0\/0|::\/0|\*|Internet|any)"/i;
const SOURCES = [
  'cidr_blocks',
  'ipv6_cidr_blocks',
  'cidr_ipv4',
  'cidr_ipv6',
  'source_address_prefix',
  'source_address_prefixes',
  'source_ranges',
] as const;
/** Ports for remote administration and databases. */
const ADMIN_PORTS = [22, 3389, 5432, 3306, 1433, 27017, 6379, 9200] as const;

function* findOpenPorts({ blocks }: TerraformFile): Iterable<Hit> {
  for (const block of blocks.filter(isInboundRule)) {
    const port = adminPortOf(block);
    const { values } = block.type === 'allow' ? (block.parent ?? block) : block;
    const source = SOURCES.map((name) => values.get(name)).find(
      (value) => value && ANYWHERE.test(value.text),
    );
    if (port === undefined || !source) continue;
    yield hitAt(
      source,
      `Port ${port} is open to the whole internet. Allow the range of your VPN, or use a session manager.`,
    );
  }
}

function adminPortOf(block: Block): number | undefined {
  const value = (...names: readonly string[]) => sourceOf(block, ...names).replaceAll('"', '');
  const from = value('from_port');
  const lists = value('destination_port_range', 'destination_port_ranges', 'ports');
  const ranges = `${from}-${value('to_port') || from} ${lists}`;
  const isEverything =
    /(?:^|\s)(?:-1|all)(?:\s|$)/.test(value('protocol', 'ip_protocol')) ||
    /(?:^|\s)\*/.test(ranges);
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
function isInboundRule(block: Block): boolean {
  switch (block.type === 'resource' ? block.labels[0] : block.type) {
    case 'ingress':
    case 'aws_vpc_security_group_ingress_rule':
      return true;
    case 'security_rule':
    case 'azurerm_network_security_rule':
      return sourceOf(block, 'direction', 'access') === '"Inbound" "Allow"';
    case 'aws_security_group_rule':
      return sourceOf(block, 'type') === '"ingress"';
    case 'allow':
      return block.parent?.labels[0] === 'google_compute_firewall';
    default:
      return false;
  }
}

/** Only a root module declares providers or a backend; other modules leave these to the caller. */
const isRoot = (file: TerraformFile) => topOf(file, 'provider').length > 0 || hasBackend(file);

function hasBackend({ blocks }: TerraformFile): boolean {
  return blocks.some(({ type, parent }) => {
    return /^(?:backend|cloud)$/.test(type) && parent?.type === 'terraform';
  });
}

function* findUnpinnedProviders(file: TerraformFile): Iterable<Hit> {
  if (!isRoot(file)) return;
  for (const { type, node, parent, values } of file.blocks) {
    if (parent?.type !== 'required_providers') continue;
    const version = values.get('version');
    if (version && !/^">=?\s*[\d.]+"$/.test(version.text)) continue;
    yield hitAt(
      version ?? node,
      `Any newer release of “${type.slice(0, 60)}” fits. Bound it above, such as ~> 5.80, and commit the lock file.`,
    );
  }
}

/** What Terraform may take for a path, for an address or for one that is filled in later. */
const SOURCE = /^(?:[./~]|[^/]*\.[^/]*\/)|[:@\\$%<{]/;
/** Namespace, name and provider. */
const OF_REGISTRY = /^(?:[0-9A-Za-z](?:[\w-]{0,62}[0-9A-Za-z])?\/){2}[0-9a-z]{1,64}(?:\/\/.*)?$/;

const isRefusedSource = (address: string) => !SOURCE.test(address) && !OF_REGISTRY.test(address);

/** The modules whose source is written out. */
function* modulesOf(file: TerraformFile) {
  for (const { values } of topOf(file, 'module')) {
    const source = values.get('source');
    const [, address] = /^"(.*)"$/.exec(source?.text ?? '') ?? [];
    if (source && address !== undefined) yield { source, address, values };
  }
}

function* findRefusedSources(file: TerraformFile): Iterable<Hit> {
  for (const { source, address } of modulesOf(file)) {
    if (!isRefusedSource(address)) continue;
    const shown = address.slice(0, 60);
    yield hitAt(
      source,
      `“${shown}” is neither a path nor the address of a module. Begin a path with ./ or ../.`,
    );
  }
}

function* findUnpinnedModules(file: TerraformFile): Iterable<Hit> {
  for (const { source, address, values } of modulesOf(file)) {
    if (/^\.{0,2}\/|^\.$/.test(address) || isRefusedSource(address) || values.has('version'))
      continue;
    if (/[?&]ref=(?!(?:main|master|develop|trunk|HEAD)?(?:&|$))/.test(address)) continue;
    yield hitAt(
      source,
      'This module changes whenever its source does. Set a version or, for a Git source, add ?ref= with a tag or a commit.',
    );
  }
}

function* findMissingBackend(file: TerraformFile): Iterable<Hit> {
  if (!isRoot(file) || hasBackend(file)) return;
  for (const { node } of topOf(file, 'terraform')) {
    yield hitAt(
      node,
      'No backend here. Unless another file has one, the state stays on the laptop that applied it.',
    );
  }
}

/** Policies as blocks, objects or JSON in a heredoc that allow everything. */
function* findPolicyWildcards({ blocks }: TerraformFile): Iterable<Hit> {
  for (const block of blocks) {
    const actions = ['Action', 'Actions', ...(block.type === 'statement' ? ['actions'] : [])];
    const value = actions.map((name) => block.values.get(name)).find((node) => node !== undefined);
    if (!value || !/^(?:\[\s*)?"\*"/.test(value.text)) continue;
    if (/^\s*"Deny"\s*$/.test(sourceOf(block, 'effect', 'Effect'))) continue;
    yield hitAt(value, 'A star allows every action there is. List those that are needed.');
  }
}
