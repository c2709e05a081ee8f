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
    name: 'wrangler deploys without the checks',
    file: 'scripts/build.ts',
    from: "['deploy', 'versions upload'].includes(WRANGLER_COMMAND)",
    to: "WRANGLER_COMMAND === 'versions upload'",
  },
  {
    name: 'the first deployment sets no secret',
    file: 'scripts/deploy/deploy.ts',
    from: 'isFirst && !config.hasSecretsFile',
    to: 'isFirst && config.hasSecretsFile',
  },
  {
    name: 'the domain is never attached',
    file: 'scripts/deploy/deploy.ts',
    from: "...(domain === undefined ? [] : ['--domain', domain])",
    to: '...[]',
  },
  {
    name: 'a new secret is printed into the log of a pipeline',
    file: 'scripts/deploy/key-secret.ts',
    from: 'if (!isInteractive) {',
    to: 'if (isInteractive === null) {',
  },
  {
    name: 'a second site is built into the folder of a running one',
    file: 'scripts/claim-folder.ts',
    from: 'if (other !== undefined) throw new FolderTakenError(describe(other));',
    to: '',
  },
];
