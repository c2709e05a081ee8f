/** Throughput of the Worker on this machine. Each run is limited in requests and time. */
import autocannon from 'autocannon';
import { cpuSecondsOf } from './cpu-time.ts';
import { measureCrowds } from './crowds.ts';
import { type Figure, median, type Section, timeMs } from './figures.ts';
import { demoVisitor, logIn, loginRequest, signIn } from './logins.ts';

const CONNECTIONS = 10;
const TIMEOUT_S = 20;
const STEADY_LOAD_S = 5;
const LOGIN_COUNT = 40;
const SEQUENTIAL_LOGIN_COUNT = 15;
const PAIRED_CHECK_COUNT = 400;
const CPU_BLOCKS = 7;
const CPU_BLOCK_REQUESTS = 500;

/** @param pid of the server process, whose CPU time is measured. */
export async function measureLoad(siteUrl: string, pid: number): Promise<Section[]> {
  const cookie = await signIn(siteUrl);
  return [
    {
      title: 'Load',
      figures: [
        await measureRate('session checks', {
          url: `${siteUrl}/api/session`,
          headers: { Cookie: cookie },
          duration: STEADY_LOAD_S,
        }),
        await measureChecksWithoutDatabase(siteUrl, cookie),
        ...(await measureCpuOfChecks(siteUrl, cookie, pid)),
        await measureRate('static page requests', { url: `${siteUrl}/`, duration: STEADY_LOAD_S }),
        await measureRate('logins', {
          ...loginRequest(siteUrl, await demoVisitor()),
          amount: LOGIN_COUNT,
        }),
        await measureOneLogin(siteUrl),
      ],
    },
    ...(await measureCrowds(siteUrl)),
  ];
}

type Load = Pick<
  Parameters<typeof autocannon>[0],
  'url' | 'method' | 'headers' | 'body' | 'amount' | 'duration'
>;

/** @throws Error if any response fails: a rate of refusals means nothing. */
async function measureRate(name: string, load: Load): Promise<Figure> {
  const outcome = await autocannon({ ...load, connections: CONNECTIONS, timeout: TIMEOUT_S });
  const { errors, timeouts, non2xx, duration } = outcome;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${name}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`);
  }
  return {
    name: `${name}, ${CONNECTIONS} connections`,
    value: outcome['2xx'] / duration,
    unit: ' /s',
  };
}

/**
 * Compares a session check that fails at the signature with the Worker's cheapest response. The two
 * alternate so that background load affects both equally.
 */
async function measureChecksWithoutDatabase(siteUrl: string, cookie: string): Promise<Figure> {
  const forged = { headers: { Cookie: forge(cookie) } };
  const checksMs: number[] = [];
  const pingsMs: number[] = [];
  for (let count = 0; count < PAIRED_CHECK_COUNT; count += 1) {
    pingsMs.push(await timeMs(() => readStatus(`${siteUrl}/api/ping`, 404)));
    checksMs.push(await timeMs(() => readStatus(`${siteUrl}/api/session`, 401, forged)));
  }
  return {
    name: 'speed of a check without the database, of a bare answer',
    value: (100 * median(pingsMs)) / median(checksMs),
    unit: ' %',
    budget: { atLeast: 80 },
  };
}

/**
 * Compares session checks with the Worker's cheapest response, in blocks that alternate. The check
 * that fails at the signature is the Worker's own part; the whole check also shows the cost of
 * wrangler's simulated database, which the edge does not have.
 */
async function measureCpuOfChecks(siteUrl: string, cookie: string, pid: number): Promise<Figure[]> {
  const cpuOf = (path: string, status: number, sent?: string) =>
    measureCpuMs(pid, () =>
      readStatus(`${siteUrl}${path}`, status, sent ? { headers: { Cookie: sent } } : {}),
    );
  const ownMs: number[] = [];
  const wholeMs: number[] = [];
  for (let block = 0; block < CPU_BLOCKS; block += 1) {
    const bareMs = await cpuOf('/api/ping', 404);
    ownMs.push((await cpuOf('/api/session', 401, forge(cookie))) - bareMs);
    wholeMs.push((await cpuOf('/api/session', 200, cookie)) - bareMs);
  }
  return [
    {
      name: 'CPU time of a check without the database, over a bare answer',
      value: median(ownMs),
      unit: ' ms',
      budget: { atMost: 0.4 },
    },
    {
      name: 'CPU time of a whole check, over a bare answer',
      value: median(wholeMs),
      unit: ' ms',
    },
  ];
}

/** @returns the CPU time of one request in ms. Linux counts it in steps of 10 ms. */
async function measureCpuMs(pid: number, request: () => Promise<void>): Promise<number> {
  const before = await cpuSecondsOf(pid);
  for (let count = 0; count < CPU_BLOCK_REQUESTS; count += 1) await request();
  return (1000 * ((await cpuSecondsOf(pid)) - before)) / CPU_BLOCK_REQUESTS;
}

/** Changes one character in the middle of the signature. */
function forge(cookie: string): string {
  const index = cookie.length - 40;
  const other = cookie[index] === 'A' ? 'B' : 'A';
  return cookie.slice(0, index) + other + cookie.slice(index + 1);
}

async function readStatus(url: string, expected: number, init?: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}`);
}

async function measureOneLogin(siteUrl: string): Promise<Figure> {
  const timesMs: number[] = [];
  for (let count = 0; count < SEQUENTIAL_LOGIN_COUNT; count += 1) {
    timesMs.push(await timeMs(() => logIn(siteUrl)));
  }
  const name = `one login, median of ${SEQUENTIAL_LOGIN_COUNT}`;
  return { name, value: median(timesMs), unit: ' ms' };
}
