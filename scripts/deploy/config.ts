import { parseArgs } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';

/** What a deployment needs to know of `wrangler.toml` and of the options that go to wrangler. */
export interface DeployConfig {
  /** Name of the Worker. */
  readonly worker: string;
  /** Patterns of the routes and domains. */
  readonly routes: readonly string[];
  /** Undefined if it is left to wrangler: on as long as there is no route. */
  readonly isOnWorkersDev: boolean | undefined;
  readonly hasMailBinding: boolean;
  /** Path of the config. */
  readonly file: string;
  readonly database: string;
  /** Undefined if wrangler is left to find the database by its name. */
  readonly databaseId: string | undefined;
  /** The options that name the config, for other commands of wrangler. */
  readonly place: readonly string[];
  readonly isDryRun: boolean;
}

const OPTIONS = {
  config: { type: 'string', short: 'c' },
  env: { type: 'string', short: 'e' },
  name: { type: 'string' },
  domain: { type: 'string', multiple: true },
  domains: { type: 'string', multiple: true },
  route: { type: 'string', multiple: true },
  routes: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
} as const;

/** @param args of `wrangler deploy`; those that do not concern us may be among them. */
export function readDeployConfig(args: readonly string[]): DeployConfig {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  const config = textOf(values.config) ?? 'wrangler.toml';
  const env = textOf(values.env);
  const file = readConfig({ config, env }, { hideWarnings: true });
  const { name, route, routes = [], workers_dev, send_email, d1_databases } = file;
  const database = d1_databases.find(
    ({ binding }: { readonly binding: string }) => binding === 'DB',
  );
  const given = [values.domain, values.domains, values.route, values.routes].flat();
  return {
    worker: textOf(values.name) ?? name ?? '',
    routes: [...routes, route, ...given].flatMap((each) => {
      const pattern = typeof each === 'object' ? each.pattern : each;
      return typeof pattern === 'string' ? pattern : [];
    }),
    isOnWorkersDev: workers_dev,
    hasMailBinding: send_email.some(
      (binding: { readonly name: string }) => binding.name === 'MAIL',
    ),
    file: config,
    database: database?.database_name ?? '',
    databaseId: database?.database_id,
    place: [
      ...['--config', config],
      ...(env === undefined ? [] : ['--env', env]),
      ...(textOf(values.name) === undefined ? [] : ['--name', `${values.name}`]),
    ],
    isDryRun: values['dry-run'] === true,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
