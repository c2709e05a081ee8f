import type { Node } from 'web-tree-sitter';
import { type Hit, hitAt, type Rule } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import { addressOf, type Block, type TerraformFile } from './read-terraform.ts';
import { argumentRules } from './terraform-defaults.ts';
import { findSyntaxErrors, findUnbalanced } from './terraform-syntax.ts';

/** Rules for a file that is merged into others, too. */
export const overrideRules: readonly Rule<TerraformFile>[] = [
  { name: 'unbalanced-brackets', severity: 'error', find: findUnbalanced },
  { name: 'terraform-syntax', severity: 'error', find: findSyntaxErrors },
  { name: 'duplicate-key', severity: 'error', find: findRepeatedArguments },
  { name: 'wrong-value', severity: 'error', find: inTopBlocks(judgeSource) },
  { name: 'terraform-syntax', severity: 'error', find: inTopBlocks(judgeLabels) },
  { name: 'refused-by-tool', severity: 'error', find: inTopBlocks(judgeRepetition) },
  { name: 'refused-by-tool', severity: 'error', find: findTwoBackends },
  { name: 'unknown-key', severity: 'error', find: findUnknownKeys },
  { name: 'wrong-value', severity: 'error', find: inTopBlocks(judgeName) },
  { name: 'any-principal', find: inBlocks(judgePrincipal) },
  { name: 'open-admin-port', find: inBlocks(judgePorts) },
  { name: 'iam-wildcard', find: inBlocks(judgePolicy) },
  ...argumentRules,
];

export const rules: readonly Rule<TerraformFile>[] = [
  ...overrideRules,
  { name: 'duplicate-block', severity: 'error', find: findDuplicates },
  { name: 'missing-key', severity: 'error', find: inTopBlocks(judgeRequired) },
  { name: 'unpinned-provider', find: inRoot(inBlocks(judgeProvider)) },
  { name: 'unpinned-module', find: inTopBlocks(judgeModule) },
  { name: 'missing-backend', find: inRoot(findMissingBackend) },
];

type Find = Rule<TerraformFile>['find'];
type Judge = (block: Block) => Hit | undefined;

function inBlocks(judge: Judge): Find {
  return ({ blocks }) => blocks.flatMap((block) => judge(block) ?? []);
}

function inTopBlocks(judge: Judge): Find {
  return inBlocks((block) => (isTop(block) ? judge(block) : undefined));
}

/** Whether a block belongs to the file itself. */
const isTop = ({ node, parent }: Block) => node.type === 'block' && !parent?.parent;

const hitIn = ({ startIndex: offset }: Node, words: string, name?: string) =>
  hitAt({ offset }, words, name);

const sourceOf = (block: Block, ...names: readonly string[]): string =>
  names.map((name) => block.values.get(name)?.text ?? '').join(' ');

/** How many names a block has, whether they are unique, and the argument that it needs. */
const BLOCKS: Readonly<
  Record<string, { readonly names: 0 | 1 | 2; readonly isUnique?: true; readonly needs?: string }>
> = {
  resource: { names: 2, isUnique: true },
  data: { names: 2, isUnique: true },
  module: { names: 1, isUnique: true, needs: 'source' },
  output: { names: 1, isUnique: true, needs: 'value' },
  variable: { names: 1, isUnique: true },
  provider: { names: 1 },
  locals: { names: 0 },
  terraform: { names: 0 },
};

function judgeLabels({ type, labels, node }: Block): Hit | undefined {
  if (labels.some((label) => label.includes('${'))) {
    return hitIn(node, 'The name of a block is fixed. It cannot hold a template.');
  }
  const names = BLOCKS[type]?.names;
  if (names === undefined || labels.length === names) return undefined;
  const count = ['no name', 'one name', 'a type and a name'][names];
  return hitIn(node, `“${type}” takes ${count} before the brace, and here are ${labels.length}.`);
}

function judgeRequired({ type, node, values }: Block): Hit | undefined {
  const key = BLOCKS[type]?.needs;
  if (!key || values.has(key) || node.hasError) return undefined;
  return hitIn(node, '“%” is missing in this block, so Terraform refuses it.', key);
}

function judgeRepetition({ values }: Block): Hit | undefined {
  const each = values.has('count') ? values.get('for_each') : undefined;
  return each && hitIn(each, 'A block has count or for_each. Terraform refuses both together.');
}

/** Blocks of the language itself, with all that they take. Source: Terraform and OpenTofu, “Language”. */
const KEYS: Readonly<Record<string, string>> = {
  variable: 'type default description sensitive nullable ephemeral deprecated const validation',
  output:
    'value description sensitive ephemeral depends_on precondition postcondition deprecated type',
  terraform:
    'required_version required_providers backend cloud experiments provider_meta language encryption state_store',
  moved: 'from to',
};

function* findUnknownKeys(file: TerraformFile): Iterable<Hit> {
  for (const block of file.blocks.filter(isTop)) {
    const keys = KEYS[block.type]?.split(' ');
    if (!keys || block.node.hasError) continue;
    const own = [
      ...[...block.values].map(([name, { parent }]) => ({ name, node: parent ?? block.node })),
      ...file.blocks
        .filter(({ parent, node }) => parent === block && node.type === 'block')
        .map(({ type: name, node }) => ({ name, node })),
    ];
    for (const { name, node } of own) {
      if (keys.includes(name) || name === 'dynamic') continue;
      const near = nearestOf(name, keys);
      const words = `A ${block.type} block takes no “%”.${near ? ` It may mean “${near}”.` : ''}`;
      const { startIndex: offset } = node;
      const fix = near && { offset, end: offset + name.length, text: near };
      yield { ...hitIn(node, words, name), ...(fix && { fix }) };
    }
  }
}

/** The state is kept in one place, and one block says where. */
function* findTwoBackends({ blocks }: TerraformFile): Iterable<Hit> {
  const isState = ({ type, parent }: Block) =>
    /^(?:backend|cloud)$/.test(type) && parent?.type === 'terraform';
  const [, second] = blocks.filter(isState);
  if (second) yield hitIn(second.node, 'Terraform takes one backend or cloud block, not both.');
}

const RESERVED = /^(?:source|version|providers|count|for_each|lifecycle|depends_on|locals)$/;

function judgeName({ type, labels: [name = ''], node }: Block): Hit | undefined {
  if (type !== 'variable' || !RESERVED.test(name)) return undefined;
  return hitIn(node, '“%” is reserved, so no variable may be called that.', name);
}

function* findDuplicates({ blocks }: TerraformFile): Iterable<Hit> {
  const seen = new Set<string>();
  for (const { type, labels, node } of blocks.filter(isTop)) {
    if (!BLOCKS[type]?.isUnique) continue;
    const address = [type, ...labels].join(' ');
    if (seen.has(address)) yield hitIn(node, '“%” is declared twice.', address);
    seen.add(address);
  }
}

function* findRepeatedArguments(file: TerraformFile): Iterable<Hit> {
  const [error] = findSyntaxErrors(file);
  for (const argument of file.repeated) {
    // Behind an error it may be of another block.
    if (error && argument.startIndex > error.offset) return;
    const words = '“%” appears twice in this block, which Terraform refuses.';
    yield hitIn(argument, words, argument.firstNamedChild?.text);
  }
}

const ANYWHERE = /"(?:0\.0\.0\.0\/0|::\/0|\*|Internet|any)"/i;
const SOURCES =
  /^(?:(?:ipv6_)?cidr_blocks|cidr_ipv[46]|source_address_prefix(?:es)?|source_ranges)$/;
/** Ports for remote administration and databases. */
const ADMIN_PORTS = [22, 3389, 5432, 3306, 1433, 27017, 6379, 9200] as const;

function judgePorts(block: Block): Hit | undefined {
  const port = isInboundRule(block) ? adminPortOf(block) : undefined;
  const { values } = block.type === 'allow' ? (block.parent ?? block) : block;
  const isOpen = ([name, { text }]: readonly [string, Node]) =>
    SOURCES.test(name) && ANYWHERE.test(text);
  const [, source] = [...values].find(isOpen) ?? [];
  if (port === undefined || !source) return undefined;
  return hitIn(
    source,
    `Port ${port} is open to the whole internet. Allow the range of your VPN, or use a session manager.`,
  );
}

function adminPortOf(block: Block): number | undefined {
  const value = (...names: readonly string[]) => sourceOf(block, ...names).replaceAll('"', '');
  const from = value('from_port');
  const lists = value('destination_port_range', 'destination_port_ranges', 'ports');
  const ranges = `${from}-${value('to_port') || from} ${lists}`;
  const isEverything =
    /(?:^|\s)(?:-1|all)(?:\s|$)/.test(value('protocol', 'ip_protocol')) ||
    /(?:^|\s)\*/.test(ranges);
  const open = [...ranges.matchAll(/(\d{1,5})(?:-(\d{1,5}))?/g)];
  return ADMIN_PORTS.find(
    (port) =>
      isEverything ||
      open.some(([, first, last = first]) => Number(first) <= port && port <= Number(last)),
  );
}

/** Firewall rules of AWS, Azure and Google Cloud, by direction, access and type if inbound. */
const INBOUND: Readonly<Record<string, string>> = {
  ingress: '',
  aws_vpc_security_group_ingress_rule: '',
  aws_security_group_rule: '"ingress"',
  security_rule: '"Inbound" "Allow"',
  azurerm_network_security_rule: '"Inbound" "Allow"',
  'google_compute_firewall allow': '',
};

function isInboundRule(block: Block): boolean {
  const [kind] = addressOf(block).split(' ');
  const within = kind === 'allow' && block.parent ? `${addressOf(block.parent)} allow` : kind;
  return INBOUND[within ?? ''] === sourceOf(block, 'direction', 'access', 'type').trim();
}

/** Only a root module declares providers or a backend; other modules leave these to the caller. */
function inRoot(find: Find): Find {
  return (file) => (hasBackend(file) || blocksOf('provider', file).length > 0 ? find(file) : []);
}

const blocksOf = (kind: string, { blocks }: TerraformFile) =>
  blocks.filter((block) => isTop(block) && block.type === kind);

function hasBackend({ blocks }: TerraformFile): boolean {
  return blocks.some(({ type, parent }) => {
    return /^(?:backend|cloud)$/.test(type) && parent?.type === 'terraform';
  });
}

function judgeProvider({ type, node, parent, values }: Block): Hit | undefined {
  const version = values.get('version');
  const isBounded = version && !/^">=?\s*[\d.]+"$/.test(version.text);
  if (parent?.type !== 'required_providers' || isBounded) return undefined;
  return hitIn(
    version ?? node,
    'Any newer release of “%” fits. Bound it above, such as `~> 6.0`, and commit the lock file.',
    type,
  );
}

function findMissingBackend(file: TerraformFile): Iterable<Hit> {
  const message =
    'No backend here. Unless another file has one, the state stays on the laptop that applied it.';
  const blocks = hasBackend(file) ? [] : blocksOf('terraform', file);
  return blocks.map(({ node }) => hitIn(node, message));
}

/** What Terraform may take for a path, for an address or for one that is filled in later. */
const SOURCE = /^(?:[./~]|[^/]*\.[^/]*\/)|[:@\\$%<{]/;
/** Namespace, name and provider. */
const OF_REGISTRY = /^(?:[0-9A-Za-z](?:[\w-]{0,62}[0-9A-Za-z])?\/){2}[0-9a-z]{1,64}(?:\/\/.*)?$/;

/** The source of a module, if it is written out. */
function readSource({ type, values }: Block) {
  const node = type === 'module' ? values.get('source') : undefined;
  const [, address] = /^"(.*)"$/.exec(node?.text ?? '') ?? [];
  if (!node || address === undefined) return undefined;
  return { node, address, isRefused: !SOURCE.test(address) && !OF_REGISTRY.test(address) };
}

function judgeSource(block: Block): Hit | undefined {
  const source = readSource(block);
  if (!source?.isRefused) return undefined;
  return hitIn(
    source.node,
    '“%” is neither a path nor the address of a module. Begin a path with ./ or ../.',
    source.address,
  );
}

const LOCAL_PATH = /^\.{0,2}\/|^\.$/;
const PINNED = /[?&]ref=(?!(?:main|master|develop|trunk|HEAD)?(?:&|$))/;

function judgeModule(block: Block): Hit | undefined {
  const source = readSource(block);
  if (!source || source.isRefused || block.values.has('version')) return undefined;
  if (LOCAL_PATH.test(source.address) || PINNED.test(source.address)) return undefined;
  return hitIn(
    source.node,
    'This module changes whenever its source does. Set a version or, for a Git source, add `?ref=` with a tag or a commit.',
  );
}

/** A statement that lets anybody act, without a condition. */
function judgePrincipal(block: Block): Hit | undefined {
  if (block.values.has('Condition') || !/^\s*"Allow"/.test(sourceOf(block, 'Effect')))
    return undefined;
  const principal = block.values.get('Principal');
  if (!principal || !/^(?:"\*"|\{\s*"?AWS"?\s*[=:]\s*\[?\s*"\*"\s*\]?\s*\})$/.test(principal.text))
    return undefined;
  return hitIn(
    principal,
    'Anybody may do this, in any account. Name the accounts, or add a condition.',
  );
}

/** Policies as blocks, objects or JSON in a heredoc that allow everything. */
function judgePolicy(block: Block): Hit | undefined {
  const actions = ['Action', 'Actions', ...(block.type === 'statement' ? ['actions'] : [])];
  const value = actions.map((name) => block.values.get(name)).find((node) => node !== undefined);
  if (!value || /^\s*"Deny"\s*$/.test(sourceOf(block, 'effect', 'Effect'))) return undefined;
  if (/^(?:\[\s*)?"\*"/.test(value.text)) {
    return hitIn(value, 'A star allows every action there is. List those that are needed.');
  }
  const isOnAll = /^\s*(?:\[\s*)?"\*"/.test(sourceOf(block, 'resources', 'Resource'));
  const [, service] = /"(?!kms:)(\w[\w-]*):\*"/.exec(value.text) ?? [];
  if (!service || !isOnAll || block.values.has('Condition')) return undefined;
  const words = 'This allows every action of “%” on all that there is. List actions and resources.';
  return hitIn(value, words, service);
}
