import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** The site is served to this machine only. */
export const HOST = '127.0.0.1';

const PORTS_TO_TRY = 50;
const POLL_MS = 100;

const children = new Set<ChildProcess>();

/** Starts a command that ends with this process at the latest. */
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

/** Runs a command to its end. @returns its exit code; 1 if a signal ended it. */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    start(command, args).once('exit', (code) => resolve(code ?? 1));
  });
}

interface Finished {
  readonly exitCode: number;
  /** What it printed, on both channels. */
  readonly output: string;
}

/** As `run`, but keeps what it prints: for a command beside another one that prints. */
export function runQuietly(command: string, args: readonly string[]): Promise<Finished> {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Ends all that was started, then this process. */
export function stop(exitCode: number): never {
  for (const child of children) child.kill('SIGTERM');
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stop(0));
}

/**
 * The first free port from `wanted` on. Says so when it is not the wanted one.
 * @throws Error if none of fifty is free.
 */
export async function choosePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) console.log(`Port ${wanted} is busy; using ${port} instead.`);
    return port;
  }
  throw new Error(`No free port from ${wanted} on. Set PORT to one that is free.`);
}

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/**
 * Waits until an address answers, with whatever status.
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
  /** Where a browser will see the site, for the links in its mails; ONEGO_ORIGIN wins. */
  readonly origin?: string;
  /** Folder of the local database; wrangler's own when absent. */
  readonly stateFolder?: string;
  /** What wrangler and the Worker print: everything, or errors only. */
  readonly logLevel?: 'log' | 'error';
  /** Of the Worker, beside those of `wrangler.toml`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** For the build, beside those of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The project, or a copy of it; where this process runs when absent. */
  readonly folder?: string;
}

/** Builds the site and serves it as the edge would, with an embedded database. */
export function serveSite({
  port,
  origin,
  stateFolder,
  logLevel = 'error',
  variables = {},
  settings = {},
  folder,
}: ServeOptions): ChildProcess {
  const command = [
    'dev',
    ...['--ip', HOST, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', logLevel, '--show-interactive-dev-session', 'false'],
    ...(stateFolder ? ['--persist-to', stateFolder] : []),
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return start('wrangler', command, {
    env: { ...withOrigin(origin), ...settings },
    ...(folder && { cwd: folder }),
  });
}

/** The environment with the site's origin in it, unless it has one already. */
export function withOrigin(origin: string | undefined): NodeJS.ProcessEnv {
  const isSet = Boolean(process.env.ONEGO_ORIGIN?.trim());
  return isSet || origin === undefined ? process.env : { ...process.env, ONEGO_ORIGIN: origin };
}
