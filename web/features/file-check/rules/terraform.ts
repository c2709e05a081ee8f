import type { Rule } from '../finding.ts';
import { findUnbalanced } from '../masked-code.ts';
import { attribute, type Block, bodyOf, type TerraformFile } from '../terraform.ts';

type TerraformRule = Rule<TerraformFile>;

const unbalanced: TerraformRule = {
  name: 'unbalanced-brackets',
  severity: 'error',
  *find(file) {
    const hit = findUnbalanced(file);
    if (hit) yield hit;
  },
};

const secretDefault: TerraformRule = {
  name: 'secret-default',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      if (block.type !== 'variable' || block.depth > 0) continue;
      if (
        !/(?:password|secret|token|api_?key|access_?key|private_?key)$/i.test(block.labels[0] ?? '')
      )
        continue;
      const initial = attribute(file, block, 'default');
      if (!initial || !/^"[^"$]{3,}"$/.test(initial.value)) continue;
      yield {
        offset: initial.offset,
        message: `The default of “${(block.labels[0] ?? '').slice(0, 60)}” is a secret in the repository. Leave it out and mark the variable sensitive.`,
      };
    }
  },
};

const ANYWHERE = /"(?:0\.0\.0\.0\/0|::\/0|\*|Internet|any)"/i;
/** Doors for administrators: SSH and remote desktop. */
const ADMIN_PORTS = [22, 3389] as const;

const openAdminPort: TerraformRule = {
  name: 'open-admin-port',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      const port = adminPortOf(file, block);
      const source = sourceOf(file, block);
      if (port === undefined || !source) continue;
      yield {
        offset: source.offset,
        message: `Port ${port} is open to the whole internet. Allow the range of your VPN, or use a session manager.`,
      };
    }
  },
};

function adminPortOf(file: TerraformFile, block: Block): number | undefined {
  if (!isInboundRule(file, block)) return undefined;
  const number = (name: string) => {
    const value = attribute(file, block, name)?.value.replaceAll('"', '');
    return value !== undefined && /^-?\d+$/.test(value) ? Number(value) : undefined;
  };
  const from = number('from_port');
  const to = number('to_port') ?? from;
  const range = attribute(file, block, 'destination_port_range')?.value ?? '';
  const ports = attribute(file, block, 'ports')?.value ?? '';
  const protocol = attribute(file, block, 'protocol')?.value.replaceAll('"', '');
  const isEverything = protocol === '-1' || protocol === 'all';
  return ADMIN_PORTS.find(
    (port) =>
      (from !== undefined && to !== undefined && from <= port && port <= to) ||
      range === `"${port}"` ||
      range === '"*"' ||
      ports.includes(`"${port}"`) ||
      isEverything,
  );
}

/** Rules of AWS, Azure and Google Cloud that let traffic in. */
function isInboundRule(file: TerraformFile, block: Block): boolean {
  const [resource] = block.labels;
  switch (block.type) {
    case 'ingress':
      return true;
    case 'security_rule':
      return isAllowedInbound(file, block);
    case 'allow': {
      const parent = block.parent === undefined ? undefined : file.blocks[block.parent];
      return parent?.labels[0] === 'google_compute_firewall';
    }
    case 'resource':
      if (resource === 'aws_security_group_rule') {
        return attribute(file, block, 'type')?.value === '"ingress"';
      }
      if (resource === 'aws_vpc_security_group_ingress_rule') return true;
      return resource === 'azurerm_network_security_rule' && isAllowedInbound(file, block);
    default:
      return false;
  }
}

function isAllowedInbound(file: TerraformFile, block: Block): boolean {
  return (
    attribute(file, block, 'direction')?.value === '"Inbound"' &&
    attribute(file, block, 'access')?.value === '"Allow"'
  );
}

function sourceOf(file: TerraformFile, block: Block) {
  const outer =
    block.type === 'allow' && block.parent !== undefined ? file.blocks[block.parent] : undefined;
  for (const name of [
    'cidr_blocks',
    'ipv6_cidr_blocks',
    'cidr_ipv4',
    'cidr_ipv6',
    'source_address_prefix',
    'source_ranges',
  ]) {
    const source = attribute(file, outer ?? block, name);
    if (source && ANYWHERE.test(source.value)) return source;
  }
  return undefined;
}

const unpinnedProvider: TerraformRule = {
  name: 'unpinned-provider',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      const parent = block.parent === undefined ? undefined : file.blocks[block.parent];
      if (parent?.type !== 'required_providers' || block.type === '') continue;
      const version = attribute(file, block, 'version');
      if (version && !/^">=?\s*[\d.]+"$/.test(version.value)) continue;
      yield {
        offset: version?.offset ?? block.offset,
        message: `Any newer release of “${block.type.slice(0, 60)}” fits. Bound it above, such as ~> 5.80, and commit the lock file.`,
      };
    }
  },
};

const unpinnedModule: TerraformRule = {
  name: 'unpinned-module',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      if (block.type !== 'module' || block.depth > 0) continue;
      const source = attribute(file, block, 'source');
      const address = source?.value.replaceAll('"', '') ?? '.';
      if (/^\.{0,2}\//.test(address) || address === '.' || address.includes('ref=')) continue;
      if (attribute(file, block, 'version')) continue;
      yield {
        offset: source?.offset ?? block.offset,
        message:
          'This module follows its source wherever it goes. Give it a version, or ?ref= for one from Git.',
      };
    }
  },
};

const missingBackend: TerraformRule = {
  name: 'missing-backend',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      if (block.type !== 'terraform' || block.depth > 0 || block.labels.length > 0) continue;
      if (/\b(?:backend\s{1,8}"|cloud\s{0,8}\{)/.test(bodyOf(file, block))) continue;
      yield {
        offset: block.offset,
        message:
          'No backend here. Unless another file has one, the state stays on the laptop that applied it.',
      };
    }
  },
};

const publicBucket: TerraformRule = {
  name: 'public-bucket',
  severity: 'hint',
  *find(file) {
    for (const block of file.blocks) {
      if (block.type !== 'resource' || !/^aws_s3_bucket/.test(block.labels[0] ?? '')) continue;
      const acl = attribute(file, block, 'acl');
      if (!acl || !/^"public-read/.test(acl.value)) continue;
      yield {
        offset: acl.offset,
        message: 'Anybody may list and read this bucket. Serve it through a distribution instead.',
      };
    }
  },
};

export const terraformRules: readonly TerraformRule[] = [
  unbalanced,
  secretDefault,
  openAdminPort,
  unpinnedProvider,
  unpinnedModule,
  missingBackend,
  publicBucket,
];
