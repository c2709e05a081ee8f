/** Checks that response times do not reveal whether an account exists. */
import { type Figure, median, type Section } from './figures.ts';

const GUESSES = 200;
/** Stays below the limit of guesses, which is the same for known and unknown accounts. */
const GUESSES_PER_ACCOUNT = 8;
const ACCOUNTS = Math.ceil(GUESSES / GUESSES_PER_ACCOUNT);

/**
 * @throws Error if an account cannot be created, or if a guess is not answered as a failed login.
 */
export async function measureTiming(siteUrl: string): Promise<Section[]> {
  const run = crypto.randomUUID().slice(0, 8);
  const known = Array.from({ length: ACCOUNTS }, (_, i) => `known-${run}-${i}@example.com`);
  const unknown = Array.from({ length: ACCOUNTS }, (_, i) => `unkno-${run}-${i}@example.com`);
  for (const [index, email] of known.entries()) await register(siteUrl, email, index);

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const account = guess % ACCOUNTS;
    const pair = [
      ['known', known[account] ?? ''],
      ['unknown', unknown[account] ?? ''],
    ] as const;
    // Alternates the order so that after-effects of one request do not bias the other.
    for (const [kind, email] of guess % 2 === 0 ? pair : pair.toReversed()) {
      times[kind].push(await timeGuess(siteUrl, email, guess));
    }
  }

  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
  const difference: Figure = {
    name: `difference of the medians, ${GUESSES} guesses each`,
    value: (100 * Math.abs(knownMs - unknownMs)) / unknownMs,
    unit: ' %',
    budget: { atMost: 5 },
  };
  return [
    {
      title: 'Wrong passwords, in turn',
      figures: [
        { name: 'known account, median', value: knownMs, unit: ' ms' },
        { name: 'unknown account, median', value: unknownMs, unit: ' ms' },
        difference,
      ],
    },
  ];
}

async function register(siteUrl: string, email: string, index: number): Promise<void> {
  const answer = await post(`${siteUrl}/api/register`, `198.51.100.${index}`, {
    username: 'Known',
    email,
    password: 'a password for the bench 🐎',
    acceptsTerms: true,
  });
  if (answer.status !== 200) throw new Error(`Registering answered ${answer.status}`);
}

async function timeGuess(siteUrl: string, email: string, guess: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await post(`${siteUrl}/api/login`, `203.0.113.${guess}`, {
    email,
    password: 'not the password',
  });
  const spentMs = performance.now() - startedAt;
  if (answer.status !== 401) throw new Error(`A guess answered ${answer.status}`);
  return spentMs;
}

/** Only a local server accepts a client address from a header. */
async function post(url: string, ip: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': ip,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}
