/** Faults in what the Worker takes, answers and mails. */
import type { Mutant } from './mutant.ts';

export const requestMutants: readonly Mutant[] = [
  {
    name: 'a held-back body keeps the power of a session',
    file: 'worker/auth/endpoint.ts',
    from: `const body = await readBody(request, schema);
      const session = await find(context);`,
    to: `const session = await find(context);
      const body = await readBody(request, schema);`,
  },
  {
    name: 'sessions and accounts are checked in a flood',
    file: 'worker/index.ts',
    from: 'before: [requireSameOrigin, passFloodGate],',
    to: 'before: [requireSameOrigin],',
  },
  {
    name: 'work for later begins before the response is out',
    file: 'worker/context.ts',
    from: `scheduler
      .wait(ANSWER_DELAY_MS + Math.random() * ANSWER_DELAY_SPREAD_MS)
      .then(work)`,
    to: 'work()',
  },
  {
    name: 'every message from a visitor is mailed at once',
    file: 'worker/db/leads.ts',
    from: '${LEADS_ANNOUNCED_PER_HOUR} >= (',
    to: '${99 * LEADS_ANNOUNCED_PER_HOUR} >= (',
  },
  {
    name: 'the messages of the last hour are not listed',
    file: 'worker/jobs/lead-digest.ts',
    from: 'await db.batch([state, mail.statement]);',
    to: 'await db.run(state);',
  },
  {
    name: 'other sites may send requests',
    file: 'worker/http/same-origin.ts',
    from: 'if (!isSameOrigin) {',
    to: 'if (!isSameOrigin && request.redirect === undefined) {',
  },
  {
    name: 'the routes are not guarded against other sites',
    file: 'worker/index.ts',
    from: 'before: [requireSameOrigin, passFloodGate],',
    to: 'before: [passFloodGate],',
  },
  {
    name: 'any media type is read as JSON',
    file: 'worker/http/body.ts',
    from: 'if (mediaType !== wanted || !isUtf8',
    to: 'if (!isUtf8',
  },
  {
    name: 'a body may be as long as it likes',
    file: 'worker/http/body.ts',
    from: 'export const BODY_MAX_BYTES = 8 * 1024;',
    to: 'export const BODY_MAX_BYTES = 8 * 1024 * 1024;',
  },
  {
    name: 'a body may name a property twice',
    file: 'worker/http/json.ts',
    from: "if (keys?.has(key)) throw invalidJson('The JSON names a property twice.');",
    to: '',
  },
  {
    name: 'a parser’s words reach the visitor',
    file: 'worker/http/json.ts',
    from: "  } catch {\n    throw invalidJson('The request body is not valid JSON.');",
    to: '  } catch (error) {\n    throw invalidJson(String(error));',
  },
  {
    name: 'a validator’s words reach the visitor',
    file: 'worker/http/body.ts',
    from: "issue.type.endsWith('object')",
    to: "issue.type === 'object'",
  },
  {
    name: 'a fault tells what happened',
    file: 'worker/http/answer-error.ts',
    from: "message: 'Something went wrong on our side. Please try again.'",
    to: 'message: String(error)',
  },
  {
    name: 'answers of the Worker have no policy',
    file: 'worker/http/secure-response.ts',
    from: 'if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);',
    to: 'if (isPagesOwn) secured.headers.set(name, value);',
  },
  {
    name: 'the session cookie can be read by scripts',
    file: 'worker/http/cookies.ts',
    from: "const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];",
    to: "const attributes = ['SameSite=Lax', 'Path=/'];",
  },
  {
    name: 'an encoded line break reaches the address of a redirect',
    file: 'worker/http/paths.ts',
    from: 'if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(pathname)) return pathname;',
    to: '',
  },
  {
    name: 'a stranger uses up the mails of the owner',
    file: 'worker/mail/limits.ts',
    from: 'isKnownBrowser ? `${mail.kind}, known browser` : mail.kind',
    to: 'isKnownBrowser ? mail.kind : mail.kind',
  },
  {
    name: 'accounts that nobody confirms stay for ever',
    file: 'worker/db/expired.ts',
    from: '${ago(UNVERIFIED_DAYS)}',
    to: '${ago(1000 * UNVERIFIED_DAYS)}',
  },
  {
    name: 'an address may have characters that cannot be seen',
    file: 'worker/contract/field-schemas.ts',
    from: '  v.check((text) => !hasInvisibleCharacter(text), EMAIL_INVISIBLE),\n',
    to: '',
  },
  {
    name: 'an address can stall the Worker',
    file: 'worker/contract/field-schemas.ts',
    from: '@(?:[^\\s@"<>(),:;[\\]\\\\.]+\\.)+[^\\s@"<>(),:;[\\]\\\\.]+$/',
    to: '@[^\\s@"<>(),:;[\\]\\\\]+\\.[^\\s@"<>(),:;[\\]\\\\]+$/',
  },
  {
    name: 'a name may have invisible joiners anywhere',
    file: 'worker/contract/name-rules.ts',
    from: '${MISPLACED_JOINER.source}|',
    to: '',
  },
  {
    name: 'a name may turn the text around it',
    file: 'worker/contract/name-rules.ts',
    from: '[\\p{C}\\p{Zl}\\p{Zp}]',
    to: '[\\p{Cc}\\p{Zl}\\p{Zp}]',
  },
  {
    name: 'strings become HTML in the pages',
    file: 'worker/http/headers.ts',
    from: "    'require-trusted-types-for': [\"'script'\"],\n",
    to: '',
  },
  {
    name: 'other sites may send anything to the API, as they may send reports',
    file: 'worker/http/same-origin.ts',
    from: 'pathname === REPORTS_PATH',
    to: "pathname.startsWith('/api/')",
  },
  {
    name: 'a report may be as long as it likes',
    file: 'worker/http/browser-reports.ts',
    from: 'const REPORTS_MAX_BYTES = 64 * 1024;',
    to: 'const REPORTS_MAX_BYTES = 64 * 1024 * 1024;',
  },
  {
    name: 'the log has the query of the page that a report is about',
    file: 'worker/http/browser-reports.ts',
    from: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname;',
    to: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname + address.search;',
  },
  {
    name: 'the log has the address of what a report says was blocked',
    file: 'worker/http/browser-reports.ts',
    from: '    ? `${protocol}//${host}`',
    to: '    ? url',
  },
  {
    name: 'the log has the text of the page that a report quotes',
    file: 'worker/http/browser-reports.ts',
    from: '    ...(sink && { sink }),',
    to: '    sink: sample,',
  },
  {
    name: 'a web worker may send what it reads',
    file: 'scripts/prerender/files/headers.ts',
    from: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'none'"], `,
    to: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'self'"], `,
  },
  {
    name: 'the words of a search are markup',
    file: 'worker/routes/search.ts',
    from: 'escapeHtml(describeCount(results.length, query))',
    to: 'describeCount(results.length, query)',
  },
  {
    name: 'a flood of searches takes the logins of its network',
    file: 'worker/routes/search.ts',
    from: '`search ${client.network}`',
    to: 'client.network',
  },
];
