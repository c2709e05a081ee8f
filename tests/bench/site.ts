/** The built site for the measurements, with a database of its own that starts empty. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort, HOST, serveSite, waitForAnswer } from '../../scripts/processes.ts';
import { startCompressingProxy } from './compressing-proxy.ts';

const FIRST_SITE_PORT = 8830;
const FIRST_PROXY_PORT = 8840;
const LONGEST_STOP_MS = 5000;

export interface BenchSite {
  /** wrangler's own address: for load, where nothing should stand between. */
  readonly directUrl: string;
  /** The same site compressed as the edge does it: for pages. */
  readonly compressedUrl: string;
  /** The compressed site with pages that load no script. */
  readonly scriptFreeUrl: string;
  /** The server's process; workerd is among its children. */
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** For a site beside the one that this project builds. */
interface OtherSite {
  /** Of a copy of the project. */
  readonly folder: string;
  /** For its build, beside those of the environment. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Builds and serves the site. The caller closes it. */
export async function openBenchSite(other?: OtherSite): Promise<BenchSite> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'onego-bench-'));
  const port = await choosePort(FIRST_SITE_PORT);
  const child = serveSite({ port, stateFolder, ...other });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const directUrl = `http://${HOST}:${port}`;

  // The first request that needs the database creates it.
  const diedEarly = ended.then(() => {
    throw new Error('The site ended before it answered');
  });
  await Promise.race([waitForAnswer(`${directUrl}/api/session`), diedEarly]);
  diedEarly.catch(() => {});

  const proxy = await startCompressingProxy({
    upstreamPort: port,
    port: await choosePort(FIRST_PROXY_PORT),
  });
  const scriptFreeProxy = await startCompressingProxy({
    upstreamPort: port,
    port: await choosePort(proxy.port + 1),
    isScriptFree: true,
  });
  return {
    directUrl,
    // Lighthouse takes "localhost" for a secure origin, as browsers do.
    compressedUrl: `http://localhost:${proxy.port}`,
    scriptFreeUrl: `http://localhost:${scriptFreeProxy.port}`,
    pid: child.pid ?? Number.NaN,
    close: async () => {
      await Promise.all([proxy.close(), scriptFreeProxy.close()]);
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
}
