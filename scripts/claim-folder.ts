import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Two servers would build into the same folder, each with its own origin. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
}

interface Claim {
  /** Tells the next one who tries where this one serves. */
  readonly announce: (address: string) => void;
  readonly release: () => Promise<void>;
}

/**
 * Claims a project folder for this process. The claim is a socket, so it ends with the process,
 * however that ends.
 * @throws {FolderTakenError} with a message for the operator, if another process has the folder.
 */
export async function claimFolder(folder = ''): Promise<Claim> {
  let address = '';
  const socket = socketOf(folder);
  const server = createServer((connection) => connection.end(address));
  if (!(await listen(server, socket))) {
    const other = await askAddress(socket);
    if (other !== undefined) throw new FolderTakenError(describe(other));
    rmSync(socket, { force: true });
    if (!(await listen(server, socket))) throw new FolderTakenError(describe(''));
  }
  server.unref();
  return {
    announce: (url) => {
      address = url;
    },
    release: () => new Promise((done) => server.close(() => done())),
  };
}

function describe(address: string): string {
  const place = address ? `, at ${address}` : '';
  return `The site already runs from this folder${place}. Stop it first, or use a copy of the folder.`;
}

/** A path relative to the current directory, because the length of a socket's path is limited. */
function socketOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\onego${resolve(folder).replaceAll(/\W+/g, '-')}`;
  }
  const socket = join(folder, '.wrangler', 'server.sock');
  if (!existsSync(dirname(socket))) mkdirSync(dirname(socket), { recursive: true });
  return socket;
}

/** @returns false if the socket exists. A file system without sockets counts as free. */
function listen(server: Server, socket: string): Promise<boolean> {
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'));
    server.listen(socket, () => done(true));
  });
}

/** @returns undefined if nobody listens. */
async function askAddress(socket: string): Promise<string | undefined> {
  try {
    return await text(connect(socket));
  } catch {
    return undefined;
  }
}
