/** Serves the built site for benchmarks, with an empty database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort, HOST, serveSite, waitUntilReady } from '../../scripts/processes.ts';
import { startCompressingProxy } from './compressing-proxy.ts';

const FIRST_SITE_PORT = 8830;
const FIRST_PROXY_PORT = 8840;
const LONGEST_STOP_MS = 5000;

export interface BenchSite {
  /** wrangler's own URL, without the proxy: for the times of answers. */
  readonly directUrl: string;
  /** Compressed as by Cloudflare's edge: for page measurements. */
  readonly compressedUrl: string;
  /** The compressed site with pages that load no script. */
  readonly scriptFreeUrl: string;
  readonly close: () => Promise<void>;
}

/** Builds and serves the site. The caller closes it. */
export async function openBenchSite(): Promise<BenchSite> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'onego-bench-'));
  const port = await choosePort(FIRST_SITE_PORT);
  const child = serveSite({ port, stateFolder });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const directUrl = `http://${HOST}:${port}`;

  // The first request that needs the database creates it.
  const diedEarly = ended.then(() => {
    throw new Error('The site ended before it answered');
  });
  await Promise.race([waitUntilReady(directUrl), diedEarly]);
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
    // Lighthouse treats "localhost" as a secure origin, as browsers do.
    compressedUrl: `http://localhost:${proxy.port}`,
    scriptFreeUrl: `http://localhost:${scriptFreeProxy.port}`,
    close: async () => {
      await Promise.all([proxy.close(), scriptFreeProxy.close()]);
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
}
