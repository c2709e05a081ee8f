import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { devNull } from 'node:os';
import { KEY_FAULT } from '../worker/http/errors.ts';

/** Binds to loopback only. */
export const HOST = '127.0.0.1';

const PORTS_TO_TRY = 50;
const POLL_MS = 100;
const PROGRESS_MS = 30_000;
/** A busy machine may answer the first requests with 503. */
const MOST_SERVER_ERRORS = 5;
const ERROR_PAUSE_MS = 1000;

const children = new Set<ChildProcess>();
/** Those whose own children are to end with them, such as the build that wrangler runs. */
const groups = new WeakSet<ChildProcess>();

/** Starts a child process, which is killed when this process stops. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  children.add(child);
  if (options.detached) groups.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Runs a command to completion. @returns its exit code; 1 if a signal ended it. */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const [code] = await once(start(command, args, options), 'exit');
  return code ?? 1;
}

/** Exits, and ends all child processes. */
export function stop(exitCode: number): never {
  process.exit(exitCode);
}

// However this process ends, what it started ends with it.
process.once('exit', () => {
  for (const child of children) {
    if (child.pid === undefined) continue;
    try {
      process.kill(groups.has(child) ? -child.pid : child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stop(0));
}

/**
 * Finds the first free port starting at `wanted`, and logs if it is another one.
 * @throws {CommandError} if none of 50 ports is free.
 */
export async function choosePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) console.log(`Port ${wanted} is busy; using ${port} instead.`);
    return port;
  }
  throw new CommandError(`No free port from ${wanted} on. Set PORT to one that is free.`);
}

/** Whether no process listens on this port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/** A command cannot do its work. The message is for whoever runs it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command. One that fails ends with a sentence, exit code 1, and nothing left running. */
export async function runMain(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stop(1);
  }
}

/**
 * Waits until a site answers from its database, however long its build takes, and says every half
 * minute that it waits.
 * Whoever starts the server watches for its end.
 * @throws {CommandError} if it answers with a server error, as it does without its database.
 */
export async function waitUntilReady(siteUrl: string): Promise<void> {
  const startedAtMs = performance.now();
  const progress = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAtMs) / 1000);
    console.log(`  Still building, for ${seconds} s …`);
  }, PROGRESS_MS);
  try {
    for (let errorCount = 0; ; ) {
      const answer = await fetch(`${siteUrl}/.well-known/jwks.json`).catch(() => undefined);
      if (answer && answer.status < 500) return;
      if (answer) errorCount += 1;
      if (errorCount === MOST_SERVER_ERRORS) {
        throw new CommandError(
          answer?.headers.get(KEY_FAULT.header) === KEY_FAULT.value
            ? 'KEY_WRAPPING_SECRET in .dev.vars does not open the signing key of the local database.'
            : `The site answers with status ${answer?.status}: it cannot use its database. To start with an empty one, delete .wrangler/state.`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, answer ? ERROR_PAUSE_MS : POLL_MS));
    }
  } finally {
    clearInterval(progress);
  }
}

interface ServeOptions {
  readonly port: number;
  /** Public origin, used for links in mails; ONEGO_ORIGIN takes precedence. */
  readonly origin?: string;
  /** Folder of the local database; defaults to wrangler's. */
  readonly stateFolder?: string;
  /** Log level of wrangler and the Worker: everything, or errors only. */
  readonly logLevel?: 'log' | 'error';
  /** Variables for the Worker, in addition to those in `wrangler.toml`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Environment variables for the build, in addition to the current ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether wrangler reads `.env` and `.dev.vars`. */
  readonly readsEnvFiles?: boolean;
  /** Folder of the project or of a copy of it; defaults to the current directory. */
  readonly folder?: string;
  /** Options of wrangler for a Worker that is built already. */
  readonly bundle?: readonly string[];
}

/** Builds the site and serves it with `wrangler dev` and a local database. */
export function serveSite({
  port,
  origin,
  stateFolder,
  logLevel = 'error',
  variables = {},
  settings = {},
  readsEnvFiles = true,
  folder,
  bundle = [],
}: ServeOptions): ChildProcess {
  const command = [
    'dev',
    ...bundle,
    ...['--ip', HOST, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', logLevel, '--show-interactive-dev-session', 'false'],
    ...(readsEnvFiles ? [] : ['--env-file', devNull]),
    ...(stateFolder ? ['--persist-to', stateFolder] : []),
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return start('wrangler', command, {
    detached: process.platform !== 'win32',
    // Miniflare asks Cloudflare for a sample of `request.cf`, and prints a stack trace when offline.
    env: { ...withOrigin(origin), ...settings, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    ...(folder && { cwd: folder }),
  });
}

/** The environment, with ONEGO_ORIGIN set to `origin` unless it is set already. */
export function withOrigin(origin: string | undefined): NodeJS.ProcessEnv {
  const isSet = Boolean(process.env.ONEGO_ORIGIN?.trim());
  return isSet || origin === undefined ? process.env : { ...process.env, ONEGO_ORIGIN: origin };
}
