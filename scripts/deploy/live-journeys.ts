/** Walks what a visitor does on a deployed site, without leaving more than a session that it ends. */
import { describeFailure, type Finding } from './live-check.ts';

interface LiveSite {
  readonly origin: string;
  /** The origin that the site says it has; the same, unless it is tried before it is published. */
  readonly publicOrigin?: string | undefined;
  readonly fetch: typeof fetch;
  /** Who logs in; undefined if nobody can. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
}

const PAGES_AT_ONCE = 8;
const LONGEST_ANSWER_MS = 20_000;

/** The pages of the sitemap, the search, and a login with its session and its end. */
export async function walkJourneys(site: LiveSite): Promise<Finding[]> {
  const journeys = {
    'every page of the sitemap': () => visitPages(site),
    'the search without scripts': () => search(site),
    ...(site.account && { 'login, session and logout': () => logInAndOut(site, site.account) }),
  };
  const findings: Finding[] = [];
  for (const [name, walk] of Object.entries(journeys)) {
    const fault = await walk().catch(describeFailure);
    findings.push({ isGood: fault === '', words: fault === '' ? name : `${name}: ${fault}` });
  }
  return findings;
}

/* Each of these returns what is wrong, or an empty text. */

async function visitPages(site: LiveSite): Promise<string> {
  const { body } = await ask(site, '/sitemap.xml');
  const pages = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  if (pages.length === 0) return 'the sitemap has none';
  const { publicOrigin = site.origin } = site;
  const strangers = pages.filter(({ origin }) => origin !== publicOrigin);
  if (strangers.length > 0) return `the sitemap names ${strangers[0]?.origin}`;
  const faults: string[] = [];
  const visitNext = async () => {
    for (let page = pages.pop(); page; page = pages.pop()) {
      const { status, body } = await ask(site, page.pathname);
      if (status !== 200 || !body.includes('<h1')) faults.push(`${page.pathname} (${status})`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visitNext));
  return faults.length === 0 ? '' : `no page at ${faults.toSorted().join(', ')}`;
}

async function search(site: LiveSite): Promise<string> {
  const { status, body } = await ask(site, '/search?q=pipeline');
  if (status !== 200) return `status ${status}`;
  return body.includes('<mark') ? '' : 'nothing was found for "pipeline"';
}

async function logInAndOut(site: LiveSite, account: LiveSite['account']): Promise<string> {
  const login = await ask(site, '/api/login', account);
  if (login.status !== 200) return `login answers ${login.status}`;
  const session = await ask(site, '/api/session', undefined, login.cookie);
  if (session.status !== 200) return `the session answers ${session.status}`;
  const logout = await ask(site, '/api/logout', {}, login.cookie);
  if (logout.status !== 200) return `logout answers ${logout.status}`;
  const { status } = await ask(site, '/api/session', undefined, login.cookie);
  return status === 401 ? '' : `after logout, the session answers ${status}`;
}

async function ask({ origin, fetch }: LiveSite, path: string, body?: object, cookie = '') {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json', Origin: origin }),
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return { status: response.status, body: await response.text(), cookie: cookies.join('; ') };
}
