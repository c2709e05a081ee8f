/** Checks that response times do not reveal whether an account exists. */
import { type Figure, median, type Section } from './figures.ts';

const SAMPLES = 200;
/** As many mails as an address gets in an hour, and fewer guesses than an account allows. */
const SAMPLES_PER_ACCOUNT = 5;
const ACCOUNTS = SAMPLES / SAMPLES_PER_ACCOUNT;
const PASSWORD = 'a password for the bench 🐎';
/** Guessing whether an account exists is right this often at most; 0.5 is tossing a coin. */
const LARGEST_AUC = 0.55;
/** Standard deviations on either side of a 95 % interval. */
const Z_95 = 1.96;

/** A request that must take the same time for an address with an account and for one without. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly bodyFor: (email: string) => object;
}

const REGISTRATION: Question = {
  name: 'registration',
  path: '/api/register',
  status: 200,
  bodyFor: (email) => ({ username: 'Bench', email, password: PASSWORD, acceptsTerms: true }),
};

const QUESTIONS: readonly Question[] = [
  {
    name: 'login with a wrong password',
    path: '/api/login',
    status: 401,
    bodyFor: (email) => ({ email, password: 'not the password' }),
  },
  REGISTRATION,
  {
    name: 'forgotten password',
    path: '/api/forgot-password',
    status: 200,
    bodyFor: (email) => ({ email }),
  },
  {
    name: 'another confirmation link',
    path: '/api/resend-verification',
    status: 200,
    bodyFor: (email) => ({ email }),
  },
  {
    name: 'options of a passkey login',
    path: '/api/passkeys/login-options',
    status: 200,
    bodyFor: (email) => ({ email }),
  },
];

/** @throws Error if a request has another status. */
export async function measureTiming(siteUrl: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const question of QUESTIONS) sections.push(await measureQuestion(siteUrl, question));
  return sections;
}

async function measureQuestion(siteUrl: string, question: Question): Promise<Section> {
  const run = crypto.randomUUID();
  const accounts = Array.from(
    { length: ACCOUNTS },
    (_, index) => `known-${index}-${run}@example.com`,
  );
  for (const email of accounts) {
    await timeQuestion(siteUrl, REGISTRATION, email);
  }

  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const ask = async (times: number[], email: string) => {
      times.push(await timeQuestion(siteUrl, question, email));
    };
    const pair = [
      () => ask(known, accounts[sample % ACCOUNTS] ?? ''),
      () => ask(unknown, `unkno-${sample}-${run}@example.com`),
    ];
    // In random order, so that after-effects of one request do not bias the other.
    for (const next of Math.random() < 0.5 ? pair : pair.toReversed()) await next();
  }
  return {
    title: `Time of a ${question.name}, ${SAMPLES} in turn with an account and without`,
    figures: [
      { name: 'with an account, median', value: median(known), unit: ' ms' },
      { name: 'without, median', value: median(unknown), unit: ' ms' },
      ...compare(known, unknown),
    ],
  };
}

/**
 * The area under the ROC curve: how often a request with an account is the slower one (or the faster
 * one, if that is more often). A few hundred samples are not exact, so the budget applies to the
 * lower end of the 95 % interval.
 */
function compare(known: readonly number[], unknown: readonly number[]): Figure[] {
  const slower = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = slower.reduce<number>((sum, one) => sum + one, 0) / slower.length;
  const auc = Math.max(share, 1 - share);
  // Of the Mann-Whitney statistic, if both distributions are the same.
  const deviation = Math.sqrt(
    (known.length + unknown.length + 1) / (12 * known.length * unknown.length),
  );
  return [
    { name: 'AUC', value: auc, unit: '' },
    {
      name: 'AUC, lower end of the 95 % interval',
      value: auc - Z_95 * deviation,
      unit: '',
      budget: { atMost: LARGEST_AUC },
    },
  ];
}

let networks = 0;

/** An address that no request has come from yet, so that no limit on networks is reached. */
function newNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

async function timeQuestion(
  siteUrl: string,
  { path, status, bodyFor }: Question,
  email: string,
): Promise<number> {
  const startedAtMs = performance.now();
  const answer = await fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // The Worker rejects requests that have neither `Sec-Fetch-Site` nor `Origin`.
      'Sec-Fetch-Site': 'same-origin',
      // Only a local server accepts it from a header.
      'CF-Connecting-IP': newNetwork(),
    },
    body: JSON.stringify(bodyFor(email)),
  });
  await answer.arrayBuffer();
  const spentMs = performance.now() - startedAtMs;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return spentMs;
}
