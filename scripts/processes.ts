import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { devNull } from 'node:os';

/** Binds to loopback only. */
export const HOST = '127.0.0.1';

const PORTS_TO_TRY = 50;
const POLL_MS = 100;

const children = new Set<ChildProcess>();

/** Starts a child process, which is killed when this process stops. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  children.add(child);
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

/** Kills all child processes, then exits. */
export function stop(exitCode: number): never {
  for (const child of children) child.kill('SIGTERM');
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stop(0));
}

/**
 * Finds the first free port starting at `wanted`, and logs if it is another one.
 * @throws Error if none of 50 ports is free.
 */
export async function choosePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) console.log(`Port ${wanted} is busy; using ${port} instead.`);
    return port;
  }
  throw new Error(`No free port from ${wanted} on. Set PORT to one that is free.`);
}

/** Whether no process listens on this port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/**
 * Polls a URL until it responds with any status.
 * @throws Error after `timeoutMs`.
 */
export async function waitForAnswer(url: string, timeoutMs = 120_000): Promise<Response> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      return await fetch(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
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
}: ServeOptions): ChildProcess {
  const command = [
    'dev',
    ...['--ip', HOST, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', logLevel, '--show-interactive-dev-session', 'false'],
    ...(readsEnvFiles ? [] : ['--env-file', devNull]),
    ...(stateFolder ? ['--persist-to', stateFolder] : []),
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return start('wrangler', command, {
    env: { ...withOrigin(origin), ...settings },
    ...(folder && { cwd: folder }),
  });
}

/** The environment, with ONEGO_ORIGIN set to `origin` unless it is set already. */
export function withOrigin(origin: string | undefined): NodeJS.ProcessEnv {
  const isSet = Boolean(process.env.ONEGO_ORIGIN?.trim());
  return isSet || origin === undefined ? process.env : { ...process.env, ONEGO_ORIGIN: origin };
}
