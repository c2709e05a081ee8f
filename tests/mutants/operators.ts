import type { Faults } from './mutant.ts';

/** Faults in the build, the deployment and the commands of operators. */
export const operatorFaults: Faults = {
  'scripts/operate/csv.ts': {
    'a formula runs where semicolons separate cells': { from: '[,;\\t\\r\\n])', to: '[,\\r\\n])' },
  },
  'scripts/operate.ts': {
    'others can read a backup while it is written': { from: 'process.umask(0o077);', to: '' },
  },
  'scripts/operate/d1.ts': {
    'wrangler logs the accounts that a command lists': {
      from: "WRANGLER_WRITE_LOGS: 'false'",
      to: "WRANGLER_WRITE_LOGS: 'true'",
    },
  },
  'wrangler.toml': {
    'earlier versions stay open to everybody': {
      from: 'preview_urls = false',
      to: 'preview_urls = true',
    },
  },
  'scripts/prerender/files/foreign-sources.ts': {
    'the chat’s page has the origin of the site if it is opened by itself': {
      from: '    ...(isSandboxed && { sandbox: CHAT_SANDBOX }),\n',
      to: '',
    },
  },
  'scripts/load-settings.ts': {
    'a setting that does not exist is taken': {
      from: '    refuseUnknownNames(process.env);\n',
      to: '',
    },
  },
  'scripts/deploy/preflight.ts': {
    'example addresses are published': {
      from: "if (!isPlaceholder(origin)) return '';",
      to: "if (isPlaceholder(origin)) return '';",
    },
  },
  'scripts/deploy/deploy.ts': {
    'a pipeline publishes another build than it tested': {
      from: '...(isBuilt ? BUNDLE.options : [])',
      to: '...[]',
    },
    'the first deployment sets no secret': {
      from: 'const exitCode = isFirst\n',
      to: 'const exitCode = config.isDryRun\n',
    },
    'the domain is never attached': {
      from: "...(domain === undefined ? [] : ['--domain', domain])",
      to: '...[]',
    },
    'a secret that was made is lost if Cloudflare fails afterwards': {
      from: "state?.kind !== 'no worker yet'",
      to: "state === undefined || state.kind === 'worker'",
    },
    'a pipeline makes a secret that nobody holds': {
      from: 'if (isInteractive || env.KEY_WRAPPING_SECRET) return;',
      to: 'return;',
    },
    'the build sees the secrets of the deployment': {
      from: 'return build(rest);',
      to: 'return build(env);',
    },
    'a rollback goes behind a migration': {
      from: 'before.databaseVersion !== version',
      to: 'before.databaseVersion === undefined',
    },
  },
  'scripts/build.ts': {
    'wrangler deploys without the checks': {
      from: "['deploy', 'versions upload'].includes(WRANGLER_COMMAND)",
      to: "WRANGLER_COMMAND === 'versions upload'",
    },
  },
  'scripts/claim-folder.ts': {
    'a second site is built into the folder of a running one': {
      from: 'if (other !== undefined) throw new FolderTakenError(describe(other));',
      to: '',
    },
  },
  'scripts/operate/status.ts': {
    'the alert is green while nobody can log in': { from: '    ...live,\n', to: '' },
  },
  'worker/http/errors.ts': {
    'a secret that does not open the key is taken for the database': {
      from: '[KEY_FAULT.header]: KEY_FAULT.value',
      to: "[KEY_FAULT.header]: ''",
    },
  },
  'scripts/processes.ts': {
    'a site without its database is said to run': {
      from: 'answer.status < 500',
      to: 'answer.status < 600',
    },
    'what wrangler runs goes on after the command': {
      from: 'groups.has(child) ? -child.pid : child.pid',
      to: 'child.pid',
    },
  },
  'scripts/fresh-build.ts': {
    'the local site keeps an older build': {
      from: 'if (stats.mtimeMs > thanMs) return true;',
      to: '',
    },
  },
  'scripts/prerender/markdown/plugin.ts': {
    'an edited document loads its page anew': {
      from: "mode === 'dev' && name === 'client'",
      to: "mode === 'dev' && name === 'browser'",
    },
  },
};
