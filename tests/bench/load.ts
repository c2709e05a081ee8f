/** Many logins at once: who is served, who is told to come back, and whether that is true. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median, percentile, type Section } from './figures.ts';
import { demoVisitor, newNetwork, register, sendLogin, type Visitor } from './logins.ts';

const PAGE_INTERVAL_MS = 25;
const LONGEST_ANSWER_MS = 20_000;
const ATTACKER_REQUESTS = 60;
const ATTACKER_PAUSE_MS = 1000;
const ATTACK_LEAD_MS = 1500;
const VICTIM_LOGINS = 12;
const VICTIM_PAUSE_MS = 300;

interface Answer {
  readonly status: number;
  readonly spentMs: number;
  readonly retryAfterMs: number | undefined;
}

export async function measureCrowds(siteUrl: string): Promise<Section[]> {
  const crowds: [string, readonly Visitor[]][] = [
    ['20 right passwords at once', await listVisitors(20, () => demoVisitor())],
    ['100 right passwords at once', await listVisitors(100, () => demoVisitor())],
    ['20 wrong passwords at once', await listVisitors(20, stranger)],
    ['100 wrong passwords at once', await listVisitors(100, stranger)],
    ['40 right passwords at once from one office', await officeOf(40)],
  ];
  const sections: Section[] = [];
  for (const [title, visitors] of crowds)
    sections.push(await measureCrowd(siteUrl, title, visitors));
  sections.push(await measureAttack(siteUrl, 'right'), await measureAttack(siteUrl, 'wrong'));
  return sections;
}

/** Lets everybody log in at once, and those who are turned away once more when they were told to. */
async function measureCrowd(
  siteUrl: string,
  title: string,
  visitors: readonly Visitor[],
): Promise<Section> {
  const { result: answers, pageP95Ms } = await withPages(siteUrl, () =>
    Promise.all(visitors.map((visitor) => attempt(siteUrl, visitor))),
  );
  const returns = await Promise.all(
    answers.map(async ({ retryAfterMs }, index) => {
      const visitor = visitors[index];
      if (retryAfterMs === undefined || visitor === undefined) return undefined;
      await sleep(retryAfterMs);
      return attempt(siteUrl, visitor);
    }),
  );
  const checked = answers.filter(isChecked);
  const lastMs = Math.max(...checked.map(({ spentMs }) => spentMs));
  return {
    title,
    figures: [
      pageFigure(pageP95Ms),
      {
        name: 'slowest answer',
        value: Math.max(...answers.map(({ spentMs }) => spentMs)) / 1000,
        unit: ' s',
        budget: { atMost: 8 },
      },
      { name: 'passwords checked', value: checked.length, unit: '' },
      { name: 'passwords checked', value: (1000 * checked.length) / lastMs, unit: ' /s' },
      {
        name: 'neither checked nor told when to come back',
        value: answers.filter((answer) => !isChecked(answer) && !isToldWhen(answer)).length,
        unit: '',
        budget: { atMost: 0 },
      },
      {
        name: 'told to come back, and refused again',
        value: returns.filter((answer) => answer && !isChecked(answer)).length,
        unit: '',
        budget: { atMost: 0 },
      },
    ],
  };
}

/** One client keeps sixty logins to its own account going, while others log in elsewhere. */
async function measureAttack(siteUrl: string, kind: 'right' | 'wrong'): Promise<Section> {
  const email = `mallory-${crypto.randomUUID()}@example.com`;
  const mallory = { email, password: 'a password for the bench 🐎', network: newNetwork() };
  await register(siteUrl, mallory);
  const welcome = await sendLogin(siteUrl, mallory);
  const cookie = welcome.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const attacker = kind === 'right' ? mallory : { ...mallory, password: 'not the password' };

  const calmMs: number[] = [];
  for (let count = 0; count < VICTIM_LOGINS; count += 1) {
    calmMs.push((await attempt(siteUrl, await demoVisitor())).spentMs);
  }
  let isOver = false;
  const attack = Array.from({ length: ATTACKER_REQUESTS }, async (_, index) => {
    const visitor = index % 2 === 0 ? attacker : { ...attacker, cookie };
    while (!isOver) {
      if (!isChecked(await attempt(siteUrl, visitor))) await sleep(ATTACKER_PAUSE_MS);
    }
  });
  await sleep(ATTACK_LEAD_MS);
  const { result: victims, pageP95Ms } = await withPages(siteUrl, async () => {
    const answers: Answer[] = [];
    for (let count = 0; count < VICTIM_LOGINS; count += 1) {
      answers.push(await attempt(siteUrl, await demoVisitor()));
      await sleep(VICTIM_PAUSE_MS);
    }
    return answers;
  });
  isOver = true;
  await Promise.all(attack);
  return {
    title: `While one client sends ${ATTACKER_REQUESTS} logins at once with its ${kind} password`,
    figures: [
      pageFigure(pageP95Ms),
      { name: 'login of somebody else, median before', value: median(calmMs), unit: ' ms' },
      {
        name: 'login of somebody else, median',
        value: median(victims.map(({ spentMs }) => spentMs)),
        unit: ' ms',
      },
      {
        name: 'login of somebody else, slowest',
        value: Math.max(...victims.map(({ spentMs }) => spentMs)) / 1000,
        unit: ' s',
        budget: { atMost: 8 },
      },
      {
        name: 'logins of others that are refused',
        value: victims.filter(({ status }) => status !== 200).length,
        unit: '',
        budget: { atMost: 0 },
      },
    ],
  };
}

async function attempt(siteUrl: string, visitor: Visitor): Promise<Answer> {
  const startedAtMs = performance.now();
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await sendLogin(siteUrl, visitor, signal).catch(() => undefined);
  const seconds = answer?.headers.get('Retry-After');
  return {
    // Zero if there was no answer.
    status: answer?.status ?? 0,
    spentMs: performance.now() - startedAtMs,
    retryAfterMs: seconds ? Number(seconds) * 1000 : undefined,
  };
}

function isChecked({ status }: Answer): boolean {
  return status === 200 || status === 401;
}

function isToldWhen({ status, retryAfterMs }: Answer): boolean {
  return (status === 429 || status === 503) && retryAfterMs !== undefined;
}

/**
 * Requests the home page at a fixed interval meanwhile. It does not wait for responses, because that
 * would sample least often when the site is slowest (coordinated omission).
 */
async function withPages<T>(
  siteUrl: string,
  work: () => Promise<T>,
): Promise<{ result: T; pageP95Ms: number }> {
  const pages: Promise<number>[] = [];
  const timer = setInterval(() => pages.push(timePage(siteUrl)), PAGE_INTERVAL_MS);
  try {
    const result = await work();
    clearInterval(timer);
    return { result, pageP95Ms: percentile(await Promise.all(pages), 0.95) };
  } finally {
    clearInterval(timer);
  }
}

/** A page that does not arrive takes as long as anybody waits. */
async function timePage(siteUrl: string): Promise<number> {
  const startedAtMs = performance.now();
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await fetch(siteUrl, { signal }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ? performance.now() - startedAtMs : LONGEST_ANSWER_MS;
}

function pageFigure(value: number): Figure {
  return { name: 'page meanwhile, 95th percentile', value, unit: ' ms', budget: { atMost: 300 } };
}

function listVisitors(count: number, make: () => Visitor | Promise<Visitor>): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: count }, make));
}

function stranger(): Visitor {
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  return { email, password: 'not the password', network: newNetwork() };
}

function officeOf(count: number): Promise<Visitor[]> {
  const network = newNetwork();
  return listVisitors(count, () => demoVisitor(network));
}
