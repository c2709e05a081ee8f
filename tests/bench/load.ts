/** What the Worker bears on this computer. Each kind of load is bounded in count and time. */
import autocannon from 'autocannon';
import { type Figure, median, percentile, type Section } from './figures.ts';
import { logIn, loginRequest, signIn } from './logins.ts';

const CONNECTIONS = 10;
const TIMEOUT_S = 20;
const STEADY_LOAD_S = 5;
const LOGIN_COUNT = 40;
const SEQUENTIAL_LOGIN_COUNT = 15;
const SIMULTANEOUS_LOGIN_COUNT = 20;
const PAGE_INTERVAL_MS = 25;
const LONGEST_BURST_MS = 15_000;

export async function measureLoad(siteUrl: string): Promise<Section[]> {
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
        await measureRate('static page requests', { url: `${siteUrl}/`, duration: STEADY_LOAD_S }),
        await measureRate('logins', { ...(await loginRequest(siteUrl)), amount: LOGIN_COUNT }),
        await measureOneLogin(siteUrl),
        ...(await measurePagesDuringLogins(siteUrl)),
      ],
    },
  ];
}

type Load = Pick<
  Parameters<typeof autocannon>[0],
  'url' | 'method' | 'headers' | 'body' | 'amount' | 'duration'
>;

/** @throws Error when not every answer is a good one: a rate of refusals says nothing. */
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

async function measureOneLogin(siteUrl: string): Promise<Figure> {
  const timesMs: number[] = [];
  for (let count = 0; count < SEQUENTIAL_LOGIN_COUNT; count += 1) {
    timesMs.push(await timeMs(() => logIn(siteUrl)));
  }
  const name = `one login, median of ${SEQUENTIAL_LOGIN_COUNT}`;
  return { name, value: median(timesMs), unit: ' ms' };
}

/**
 * Asks for the home page at a fixed interval, answered or not, while twenty visitors sign in: a
 * prober that waited for each answer would ask least often when the site is slowest.
 */
async function measurePagesDuringLogins(siteUrl: string): Promise<Figure[]> {
  const pages: Promise<number>[] = [];
  const askForPage = () => pages.push(timeMs(() => readPage(siteUrl)));
  const timer = setInterval(askForPage, PAGE_INTERVAL_MS);
  const giveUp = AbortSignal.timeout(LONGEST_BURST_MS);
  try {
    const logins = await Promise.all(
      Array.from({ length: SIMULTANEOUS_LOGIN_COUNT }, () => timeMs(() => logIn(siteUrl, giveUp))),
    );
    clearInterval(timer);
    const during = `during ${SIMULTANEOUS_LOGIN_COUNT} simultaneous logins`;
    return [
      {
        name: `page, 95th percentile, ${during}`,
        value: percentile(await Promise.all(pages), 0.95),
        unit: ' ms',
        budget: { atMost: 300 },
      },
      {
        name: `slowest of ${SIMULTANEOUS_LOGIN_COUNT} simultaneous logins`,
        value: Math.max(...logins) / 1000,
        unit: ' s',
        budget: { atMost: 8 },
      },
    ];
  } finally {
    clearInterval(timer);
  }
}

async function readPage(siteUrl: string): Promise<void> {
  const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(LONGEST_BURST_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The home page answered ${answer.status}`);
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
