/** Faults in what the Worker takes, answers and mails. */
import type { Mutant } from './mutant.ts';

const LOGIN = 'tests/worker/routes/login.test.ts';
const HOURLY = 'tests/worker/jobs/lead-digest.test.ts';
const BODY = 'tests/worker/http/body.test.ts';
const JSON_TEXT = 'tests/worker/http/json.test.ts';
const RECOVERY = 'tests/worker/routes/recovery.test.ts';
const ROUTING = 'tests/hostile/routing.test.ts';
const REPORTS = 'tests/worker/routes/reports.test.ts';
const SEARCH = 'tests/worker/routes/search.test.ts';

export const requestMutants: readonly Mutant[] = [
  {
    name: 'sessions and accounts are checked in a flood',
    file: 'worker/index.ts',
    from: 'before: [requireSameOrigin, passFloodGate],',
    to: 'before: [requireSameOrigin],',
    tests: ['tests/worker/auth/flood-gate.test.ts'],
  },
  {
    name: 'work for later begins before the response is out',
    file: 'worker/context.ts',
    from: `scheduler
      .wait(ANSWER_DELAY_MS + Math.random() * ANSWER_DELAY_SPREAD_MS)
      .then(work)`,
    to: 'work()',
    tests: ['tests/worker/context.test.ts'],
  },
  {
    name: 'every message from a visitor is mailed at once',
    file: 'worker/routes/leads.ts',
    from: 'if (position <= LEADS_ANNOUNCED_PER_HOUR) sendMailLater',
    to: 'if (position > 0) sendMailLater',
    tests: [HOURLY],
  },
  {
    name: 'a list of messages that could not be mailed is forgotten',
    file: 'worker/jobs/lead-digest.ts',
    from: 'first.total)))) return;',
    to: 'first.total)))) void 0;',
    tests: [HOURLY],
  },
  {
    name: 'other sites may send requests',
    file: 'worker/http/same-origin.ts',
    from: 'if (!isSameOrigin) {',
    to: 'if (!isSameOrigin && request.redirect === undefined) {',
    tests: ['tests/worker/http/same-origin.test.ts'],
  },
  {
    name: 'the routes are not guarded against other sites',
    file: 'worker/index.ts',
    from: 'before: [requireSameOrigin, passFloodGate],',
    to: 'before: [passFloodGate],',
    tests: ['tests/hostile/requests.test.ts'],
  },
  {
    name: 'any media type is read as JSON',
    file: 'worker/http/body.ts',
    from: 'if (mediaType !== wanted || !isUtf8',
    to: 'if (!isUtf8',
    tests: [BODY],
  },
  {
    name: 'a body may be as long as it likes',
    file: 'worker/http/body.ts',
    from: 'export const BODY_MAX_BYTES = 8 * 1024;',
    to: 'export const BODY_MAX_BYTES = 8 * 1024 * 1024;',
    tests: [BODY],
  },
  {
    name: 'a body may name a property twice',
    file: 'worker/http/json.ts',
    from: "if (keys?.has(key)) throw invalidJson('The JSON names a property twice.');",
    to: '',
    tests: [JSON_TEXT],
  },
  {
    name: 'a parser’s words reach the visitor',
    file: 'worker/http/json.ts',
    from: "  } catch {\n    throw invalidJson('The request body is not valid JSON.');",
    to: '  } catch (error) {\n    throw invalidJson(String(error));',
    tests: [JSON_TEXT],
  },
  {
    name: 'a fault tells what happened',
    file: 'worker/http/answer-error.ts',
    from: "message: 'Something went wrong on our side. Please try again.'",
    to: 'message: String(error)',
    tests: ['tests/worker/routes/routing.test.ts', 'tests/worker/faults.test.ts'],
  },
  {
    name: 'answers of the Worker have no policy',
    file: 'worker/http/secure-response.ts',
    from: 'if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);',
    to: 'if (isPagesOwn) secured.headers.set(name, value);',
    tests: [ROUTING],
  },
  {
    name: 'the session cookie can be read by scripts',
    file: 'worker/http/cookies.ts',
    from: "const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];",
    to: "const attributes = ['SameSite=Lax', 'Path=/'];",
    tests: ['tests/worker/http/cookies.test.ts', LOGIN],
  },
  {
    name: 'an encoded line break reaches the address of a redirect',
    file: 'worker/http/paths.ts',
    from: 'if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(pathname)) return pathname;',
    to: '',
    tests: [ROUTING, 'tests/worker/http/paths.test.ts'],
  },
  {
    name: 'a stranger uses up the mails of the owner',
    file: 'worker/mail/send.ts',
    from: 'isKnownBrowser ? `${mail.kind}, known browser` : mail.kind',
    to: 'isKnownBrowser ? mail.kind : mail.kind',
    tests: [RECOVERY],
  },
  {
    name: 'accounts that nobody confirms stay for ever',
    file: 'worker/db/expired.ts',
    from: '${ago(UNVERIFIED_DAYS)}',
    to: '${ago(1000 * UNVERIFIED_DAYS)}',
    tests: [RECOVERY],
  },
  {
    name: 'an address may have characters that cannot be seen',
    file: 'worker/contract/field-schemas.ts',
    from: '  v.check((text) => !hasInvisibleCharacter(text), EMAIL_INVISIBLE),\n',
    to: '',
    tests: ['tests/hostile/addresses.test.ts'],
  },
  {
    name: 'an address can stall the Worker',
    file: 'worker/contract/field-schemas.ts',
    from: '@(?:[^\\s@"<>(),:;[\\]\\\\.]+\\.)+[^\\s@"<>(),:;[\\]\\\\.]+$/',
    to: '@[^\\s@"<>(),:;[\\]\\\\]+\\.[^\\s@"<>(),:;[\\]\\\\]+$/',
    tests: ['tests/hostile/addresses.test.ts'],
  },
  {
    name: 'a name may have invisible joiners anywhere',
    file: 'worker/contract/name-rules.ts',
    from: '${MISPLACED_JOINER.source}|',
    to: '',
    tests: ['tests/unit/worker/contract/name-rules.test.ts'],
  },
  {
    name: 'a name may turn the text around it',
    file: 'worker/contract/name-rules.ts',
    from: '[\\p{C}\\p{Zl}\\p{Zp}]',
    to: '[\\p{Cc}\\p{Zl}\\p{Zp}]',
    tests: [
      'tests/unit/worker/contract/name-rules.test.ts',
      'tests/worker/routes/register.test.ts',
    ],
  },
  {
    name: 'strings become HTML in the pages',
    file: 'worker/http/headers.ts',
    from: "    'require-trusted-types-for': [\"'script'\"],\n",
    to: '',
    tests: ['tests/worker/http/headers.test.ts'],
  },
  {
    name: 'other sites may send anything to the API, as they may send reports',
    file: 'worker/http/same-origin.ts',
    from: 'pathname === REPORTS_PATH',
    to: "pathname.startsWith('/api/')",
    tests: ['tests/worker/http/same-origin.test.ts'],
  },
  {
    name: 'a report may be as long as it likes',
    file: 'worker/http/browser-reports.ts',
    from: 'const REPORTS_MAX_BYTES = 64 * 1024;',
    to: 'const REPORTS_MAX_BYTES = 64 * 1024 * 1024;',
    tests: [REPORTS],
  },
  {
    name: 'the log has the query of the page that a report is about',
    file: 'worker/http/browser-reports.ts',
    from: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname;',
    to: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname + address.search;',
    tests: [REPORTS],
  },
  {
    name: 'the log has the address of what a report says was blocked',
    file: 'worker/http/browser-reports.ts',
    from: '    ? `${protocol}//${host}`',
    to: '    ? url',
    tests: [REPORTS],
  },
  {
    name: 'the log has the text of the page that a report quotes',
    file: 'worker/http/browser-reports.ts',
    from: '    ...(sink && { sink }),',
    to: '    sink: sample,',
    tests: [REPORTS],
  },
  {
    name: 'a web worker may send what it reads',
    file: 'worker/http/headers.ts',
    from: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'none'"], `,
    to: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'self'"], `,
    tests: ['tests/worker/http/headers.test.ts'],
  },
  {
    name: 'the words of a search are markup',
    file: 'worker/routes/search.ts',
    from: 'escapeHtml(describeCount(results.length, query))',
    to: 'describeCount(results.length, query)',
    tests: [SEARCH],
  },
  {
    name: 'a flood of searches takes the logins of its network',
    file: 'worker/routes/search.ts',
    from: '`search ${clientNetwork(headers)}`',
    to: 'clientNetwork(headers)',
    tests: [SEARCH],
  },
];
