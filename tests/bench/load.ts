/** Many logins at once: who is served, who is told to come back, and whether that is true. */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, type Section } from './figures.ts';
import { demoVisitor, newNetwork, sendLogin, type Visitor } from './logins.ts';

const VISITORS = 100;
const PAGE_INTERVAL_MS = 25;
const LONGEST_ANSWER_MS = 20_000;

interface Answer {
  readonly status: number;
  readonly spentMs: number;
  readonly retryAfterMs: number | undefined;
}

export async function measureLoad(siteUrl: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [kind, make] of [
    ['right', demoVisitor],
    ['wrong', makeStranger],
  ] as const) {
    const visitors = await Promise.all(Array.from({ length: VISITORS }, () => make()));
    const title = `${VISITORS} ${kind} passwords at once`;
    sections.push(await measureCrowd(siteUrl, title, visitors));
  }
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
      {
        name: 'page meanwhile, 95th percentile',
        value: pageP95Ms,
        unit: ' ms',
        budget: { atMost: 300 },
      },
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

function makeStranger(): Visitor {
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  return { email, password: 'not the password', network: newNetwork() };
}
