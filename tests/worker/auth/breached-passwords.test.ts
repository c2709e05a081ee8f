import { beforeEach, expect, test, vi } from 'vitest';
import { hashNewPassword } from '../../../worker/auth/password-rules.ts';
import { settings } from '../fixtures/site.ts';
import { createTestContext } from '../support/accounts.ts';
import { readLog } from '../support/read-log.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const RANGE_API = 'https://leaks.example/range/';
const LEAKED = 'seven lamps on one wire';
/** SHA-1 of `LEAKED`, after the five characters that the service is told. */
const SUFFIX = '5FD3E46554CBB008E94A7E8D7E619E4FD88';
const OTHERS = ['0018A45C4D1DEF81644B54AB7F969B88D65:10', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2'];

const requests: Request[] = [];
let logged: () => string[];
let answer: (request: Request) => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  logged = readLog();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request);
  });
});

test('a leaked password is refused where there is a service, which hears five characters', async () => {
  answer = async () => new Response([...OTHERS, `${SUFFIX}:3`].join('\r\n'));
  const refused = { status: 400, code: 'weak_password', field: 'password' };
  await expect(choose(LEAKED)).rejects.toMatchObject(refused);
  const [request] = requests;
  expect(requests).toHaveLength(1);
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe(`${RANGE_API}9A326`);
  expect(request?.redirect).toBe('manual');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    'add-padding': 'true',
    'user-agent': settings.origin,
  });
});

test('no service is asked where there is none, or about a password that is weak anyway', async () => {
  await choose(LEAKED, '');
  await expect(choose('password1')).rejects.toMatchObject({ code: 'weak_password' });
  expect(requests).toEqual([]);
});

test.each([
  ['an answer without it', OTHERS.join('\r\n')],
  ['an answer with it as padding', [...OTHERS, `${SUFFIX}:0`].join('\r\n')],
])('a password is taken after %s', async (_case, body) => {
  answer = async () => new Response(body);
  await choose(LEAKED);
  expect(requests).toHaveLength(1);
  expect(logged()).toEqual([]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no route to 9A326')), 'unreachable'],
  ['fails', async () => new Response('', { status: 500 }), 'HTTP 500'],
  ['leads elsewhere', async () => Response.redirect('https://evil.example/', 302), 'HTTP 302'],
  ['never answers', untilAborted<never>, 'unreachable'],
  [
    'never ends its answer',
    async (request: Request) => new Response(endless(request)),
    'unreachable',
  ],
])('a service that %s keeps nobody from a password', async (_case, fault, reason) => {
  answer = fault;
  await withinFiveSeconds(() => choose(LEAKED));
  expect(logged()).toHaveLength(1);
  expect(JSON.parse(logged()[0] ?? '')).toMatchObject({ event: 'breach_check_failed', reason });
  expect(logged()[0]).not.toMatch(/9A326|5FD3E/);
});

function choose(password: string, breachCheckUrl = RANGE_API): Promise<string> {
  const context = createTestContext();
  return hashNewPassword(
    { ...context, settings: { ...context.settings, breachCheckUrl } },
    { password, field: 'password', email: 'kim@example.com', username: 'Kim', account: '' },
  );
}

function untilAborted<T>({ signal }: Request): Promise<T> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function endless(request: Request): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${OTHERS[0]}\r\n`)),
    pull: () => untilAborted(request),
  });
}
