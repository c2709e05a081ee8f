/** Real logins with a demo account, as the login screen sends them. */

/** @throws Error if this build has no demo accounts. */
export async function signIn(siteUrl: string): Promise<string> {
  const answer = await logIn(siteUrl);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error('The login set no cookie');
  return cookie;
}

/** @throws Error with the status when the login is refused. */
export async function logIn(siteUrl: string, signal?: AbortSignal): Promise<Response> {
  const { url, ...request } = await loginRequest(siteUrl);
  const answer = await fetch(url, { ...request, ...(signal && { signal }) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`);
  return answer;
}

export async function loginRequest(siteUrl: string) {
  // Written by the build, so it is there only once the site is served.
  const { settings } = await import('../../worker/site.gen.ts');
  const [account] = settings.demoAccounts;
  if (!account) throw new Error('The load test needs a demo account: set ONEGO_DEMO_ACCOUNTS=on');
  return {
    url: `${siteUrl}/api/login`,
    method: 'POST',
    // Browsers tell where a request comes from; the Worker refuses one that does not say.
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  } as const;
}
