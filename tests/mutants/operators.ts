/** Faults in the build, the deployment and the commands of operators. */
import type { Mutant } from './mutant.ts';

const FOREIGN = 'tests/unit/scripts/build/foreign-sources.test.ts';

export const operatorMutants: readonly Mutant[] = [
  {
    name: 'a formula runs where semicolons separate cells',
    file: 'scripts/operate/csv.ts',
    from: '[,;\\t\\r\\n])',
    to: '[,\\r\\n])',
    tests: ['tests/unit/scripts/operate/csv.test.ts'],
  },
  {
    name: 'a full-width formula runs',
    file: 'scripts/operate/csv.ts',
    from: '@＝＋－＠',
    to: '@',
    tests: ['tests/unit/scripts/operate/csv.test.ts'],
  },
  {
    name: 'others can read a backup while it is written',
    file: 'scripts/operate.ts',
    from: 'process.umask(0o077);',
    to: '',
    tests: ['tests/deep/scripts/rehearsal.test.ts'],
  },
  {
    name: 'wrangler logs the accounts that a command lists',
    file: 'scripts/operate/d1.ts',
    from: "WRANGLER_WRITE_LOGS: 'false'",
    to: "WRANGLER_WRITE_LOGS: 'true'",
    tests: ['tests/deep/scripts/rehearsal.test.ts'],
  },
  {
    name: 'earlier versions stay open to everybody',
    file: 'wrangler.toml',
    from: 'preview_urls = false',
    to: 'preview_urls = true',
    tests: ['tests/unit/deployment.test.ts'],
  },
  {
    name: 'the bill of materials lacks what tools need as well',
    file: 'scripts/build/sbom.ts',
    from: "'--package-lock-only']",
    to: "'--package-lock-only', '--omit=dev', `--prefix=${process.cwd()}`]",
    tests: ['tests/unit/scripts/build/sbom.test.ts'],
  },
  {
    name: 'the chat’s page has the origin of the site if it is opened by itself',
    file: 'scripts/build/foreign-sources.ts',
    from: '    ...(isSandboxed && { sandbox: CHAT_SANDBOX }),\n',
    to: '',
    tests: [FOREIGN],
  },
  {
    name: 'a setting that does not exist is taken',
    file: 'scripts/load-settings.ts',
    from: '    refuseUnknownNames(process.env);\n',
    to: '',
    tests: ['tests/unit/scripts/load-settings.test.ts'],
  },
  {
    name: 'example addresses are published',
    file: 'scripts/deploy/preflight.ts',
    from: "if (!isPlaceholder(origin)) return '';",
    to: "if (isPlaceholder(origin)) return '';",
    tests: ['tests/unit/scripts/deploy/preflight.test.ts'],
  },
  {
    name: 'wrangler deploys without the checks',
    file: 'scripts/build.ts',
    from: 'if (!(await mayPublish(settings, process.env))) process.exit(1);',
    to: 'await mayPublish(settings, process.env);',
    tests: ['tests/deep/scripts/deploy.test.ts'],
  },
  {
    name: 'the first deployment sets no secret',
    file: 'scripts/deploy/deploy.ts',
    from: 'isFirst && !config.hasSecretsFile',
    to: 'isFirst && config.hasSecretsFile',
    tests: ['tests/deep/scripts/deploy.test.ts'],
  },
  {
    name: 'the domain is never attached',
    file: 'scripts/deploy/deploy.ts',
    from: "...(domain === undefined ? [] : ['--domain', domain])",
    to: '...[]',
    tests: ['tests/deep/scripts/deploy.test.ts'],
  },
  {
    name: 'a new secret is printed into the log of a pipeline',
    file: 'scripts/deploy/key-secret.ts',
    from: 'if (!isInteractive) {',
    to: 'if (isInteractive === null) {',
    tests: ['tests/unit/scripts/deploy/key-secret.test.ts'],
  },
  {
    name: 'a second site is built into the folder of a running one',
    file: 'scripts/claim-folder.ts',
    from: 'if (other !== undefined) throw new FolderTakenError(describe(other));',
    to: '',
    tests: ['tests/unit/scripts/claim-folder.test.ts'],
  },
];
