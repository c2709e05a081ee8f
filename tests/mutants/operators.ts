/** Faults in the build, the deployment and the commands of operators. */
import type { Mutant } from './mutant.ts';

export const operatorMutants: readonly Mutant[] = [
  {
    name: 'a formula runs where semicolons separate cells',
    file: 'scripts/operate/csv.ts',
    from: '[,;\\t\\r\\n])',
    to: '[,\\r\\n])',
  },
  {
    name: 'a full-width formula runs',
    file: 'scripts/operate/csv.ts',
    from: '@＝＋－＠',
    to: '@',
  },
  {
    name: 'others can read a backup while it is written',
    file: 'scripts/operate.ts',
    from: 'process.umask(0o077);',
    to: '',
  },
  {
    name: 'wrangler logs the accounts that a command lists',
    file: 'scripts/operate/d1.ts',
    from: "WRANGLER_WRITE_LOGS: 'false'",
    to: "WRANGLER_WRITE_LOGS: 'true'",
  },
  {
    name: 'earlier versions stay open to everybody',
    file: 'wrangler.toml',
    from: 'preview_urls = false',
    to: 'preview_urls = true',
  },
  {
    name: 'the chat’s page has the origin of the site if it is opened by itself',
    file: 'scripts/prerender/files/foreign-sources.ts',
    from: '    ...(isSandboxed && { sandbox: CHAT_SANDBOX }),\n',
    to: '',
  },
  {
    name: 'a setting that does not exist is taken',
    file: 'scripts/load-settings.ts',
    from: '    refuseUnknownNames(process.env);\n',
    to: '',
  },
  {
    name: 'example addresses are published',
    file: 'scripts/deploy/preflight.ts',
    from: "if (!isPlaceholder(origin)) return '';",
    to: "if (isPlaceholder(origin)) return '';",
  },
  {
    name: 'terms are published without a contracting party',
    file: 'scripts/deploy/preflight.ts',
    from: 'env.ONEGO_LEGAL_ENTITY && env.ONEGO_ADDRESS',
    to: 'env.ONEGO_LEGAL_ENTITY || env.ONEGO_ADDRESS',
  },
  {
    name: 'a pipeline publishes another build than it tested',
    file: 'scripts/deploy/deploy.ts',
    from: '...(isBuilt ? BUNDLE.options : [])',
    to: '...[]',
  },
  {
    name: 'wrangler deploys without the checks',
    file: 'scripts/build.ts',
    from: "['deploy', 'versions upload'].includes(WRANGLER_COMMAND)",
    to: "WRANGLER_COMMAND === 'versions upload'",
  },
  {
    name: 'the first deployment sets no secret',
    file: 'scripts/deploy/deploy.ts',
    from: 'const exitCode = isFirst\n',
    to: 'const exitCode = config.isDryRun\n',
  },
  {
    name: 'the domain is never attached',
    file: 'scripts/deploy/deploy.ts',
    from: "...(domain === undefined ? [] : ['--domain', domain])",
    to: '...[]',
  },
  {
    name: 'a second site is built into the folder of a running one',
    file: 'scripts/claim-folder.ts',
    from: 'if (other !== undefined) throw new FolderTakenError(describe(other));',
    to: '',
  },
  {
    name: 'a secret that was made is lost if Cloudflare fails afterwards',
    file: 'scripts/deploy/deploy.ts',
    from: "state?.kind !== 'no worker yet'",
    to: "state === undefined || state.kind === 'worker'",
  },
  {
    name: 'a pipeline makes a secret that nobody holds',
    file: 'scripts/deploy/deploy.ts',
    from: 'if (isInteractive || env.KEY_WRAPPING_SECRET) return;',
    to: 'return;',
  },
  {
    name: 'the build sees the secrets of the deployment',
    file: 'scripts/deploy/deploy.ts',
    from: 'return build(rest);',
    to: 'return build(env);',
  },
  {
    name: 'a rollback goes behind a migration',
    file: 'scripts/deploy/deploy.ts',
    from: 'before.databaseVersion !== version',
    to: 'before.databaseVersion === undefined',
  },
  {
    name: 'the alert is green while nobody can log in',
    file: 'scripts/operate/status.ts',
    from: '    ...live,\n',
    to: '',
  },
  {
    name: 'a secret that does not open the key is taken for the database',
    file: 'worker/http/errors.ts',
    from: '[KEY_FAULT.header]: KEY_FAULT.value',
    to: "[KEY_FAULT.header]: ''",
  },
  {
    name: 'a site without its database is said to run',
    file: 'scripts/processes.ts',
    from: 'answer.status < 500',
    to: 'answer.status < 600',
  },
  {
    name: 'what wrangler runs goes on after the command',
    file: 'scripts/processes.ts',
    from: 'groups.has(child) ? -child.pid : child.pid',
    to: 'child.pid',
  },
  {
    name: 'the local site keeps an older build',
    file: 'scripts/fresh-build.ts',
    from: 'if (stats.mtimeMs > thanMs) return true;',
    to: '',
  },
  {
    name: 'an edited document loads its page anew',
    file: 'scripts/prerender/markdown/plugin.ts',
    from: "mode === 'dev' && name === 'client'",
    to: "mode === 'dev' && name === 'browser'",
  },
];
