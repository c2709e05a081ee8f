import type { Faults } from './mutant.ts';

/** Faults in what the Worker takes, answers and mails. */
export const requestFaults: Faults = {
  'worker/auth/endpoint.ts': {
    'a held-back body keeps the power of a session': {
      from: `const body = await readBody(request, schema);
      const session = await find(context);`,
      to: `const session = await find(context);
      const body = await readBody(request, schema);`,
    },
  },
  'worker/index.ts': {
    'sessions and accounts are checked in a flood': {
      from: 'before: [requireSameOrigin, passFloodGate],',
      to: 'before: [requireSameOrigin],',
    },
  },
  'worker/context.ts': {
    'work for later begins before the response is out': {
      from: `scheduler
      .wait(ANSWER_DELAY_MS + Math.random() * ANSWER_DELAY_SPREAD_MS)
      .then(work)`,
      to: 'work()',
    },
  },
  'worker/db/leads.ts': {
    'every message from a visitor is mailed at once': {
      from: '${LEADS_ANNOUNCED_PER_HOUR} >= (',
      to: '${99 * LEADS_ANNOUNCED_PER_HOUR} >= (',
    },
  },
  'worker/jobs/lead-digest.ts': {
    'the messages of the last hour are not listed': {
      from: 'await db.batch([state, mail.statement]);',
      to: 'await db.run(state);',
    },
  },
  'worker/http/same-origin.ts': {
    'other sites may send requests': {
      from: 'if (!isSameOrigin) {',
      to: 'if (!isSameOrigin && request.redirect === undefined) {',
    },
    'other sites may send anything to the API, as they may send reports': {
      from: 'pathname === REPORTS_PATH',
      to: "pathname.startsWith('/api/')",
    },
  },
  'worker/http/body.ts': {
    'any media type is read as JSON': {
      from: 'if (mediaType !== wanted || !isUtf8',
      to: 'if (!isUtf8',
    },
    'a body may be as long as it likes': {
      from: 'export const BODY_MAX_BYTES = 8 * 1024;',
      to: 'export const BODY_MAX_BYTES = 8 * 1024 * 1024;',
    },
    'a validator’s words reach the visitor': {
      from: "issue.type.endsWith('object')",
      to: "issue.type === 'object'",
    },
  },
  'worker/http/json.ts': {
    'a body may name a property twice': {
      from: "if (keys?.has(key)) throw invalidJson('The JSON names a property twice.');",
      to: '',
    },
  },
  'worker/http/answer-error.ts': {
    'a fault tells what happened': {
      from: "message: 'Something went wrong on our side. Please try again.'",
      to: 'message: String(error)',
    },
  },
  'worker/http/secure-response.ts': {
    'answers of the Worker have no policy': {
      from: 'if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);',
      to: 'if (isPagesOwn) secured.headers.set(name, value);',
    },
  },
  'worker/http/cookies.ts': {
    'the session cookie can be read by scripts': {
      from: "const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];",
      to: "const attributes = ['SameSite=Lax', 'Path=/'];",
    },
  },
  'worker/http/paths.ts': {
    'an encoded line break reaches the address of a redirect': {
      from: 'if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(pathname)) return pathname;',
      to: '',
    },
  },
  'worker/db/expired.ts': {
    'accounts that nobody confirms stay for ever': {
      from: '${ago(UNVERIFIED_DAYS)}',
      to: '${ago(1000 * UNVERIFIED_DAYS)}',
    },
  },
  'worker/contract/field-schemas.ts': {
    'an address may have characters that cannot be seen': {
      from: '  v.check((text) => !hasInvisibleCharacter(text), EMAIL_INVISIBLE),\n',
      to: '',
    },
    'an address can stall the Worker': {
      from: '@(?:[^\\s@"<>(),:;[\\]\\\\.]+\\.)+[^\\s@"<>(),:;[\\]\\\\.]+$/',
      to: '@[^\\s@"<>(),:;[\\]\\\\]+\\.[^\\s@"<>(),:;[\\]\\\\]+$/',
    },
  },
  'worker/contract/name-rules.ts': {
    'a name may turn the text around it': {
      from: '[\\p{C}\\p{Zl}\\p{Zp}]',
      to: '[\\p{Cc}\\p{Zl}\\p{Zp}]',
    },
  },
  'worker/http/headers.ts': {
    'strings become HTML in the pages': {
      from: "    'require-trusted-types-for': [\"'script'\"],\n",
      to: '',
    },
  },
  'worker/http/browser-reports.ts': {
    'a report may be as long as it likes': {
      from: 'const REPORTS_MAX_BYTES = 64 * 1024;',
      to: 'const REPORTS_MAX_BYTES = 64 * 1024 * 1024;',
    },
    'the log has the query of the page that a report is about': {
      from: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname;',
      to: '  if (Object.hasOwn(pages, address.pathname)) return address.pathname + address.search;',
    },
  },
  'scripts/prerender/files/headers.ts': {
    'a web worker may send what it reads': {
      from: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'none'"], `,
      to: `const WORKER_POLICY = renderPolicy({ 'default-src': ["'self'"], `,
    },
  },
  'worker/routes/search.ts': {
    'the words of a search are markup': {
      from: 'escapeHtml(describeCount(results.length, query))',
      to: 'describeCount(results.length, query)',
    },
    'a flood of searches takes the logins of its network': {
      from: '`search ${client.network}`',
      to: 'client.network',
    },
  },
  'worker/http/plain-page.ts': {
    'form: the password is in the page of a refusal': {
      from: '/^(?:password|one-time-code)$/',
      to: '/^one-time-code$/',
    },
    'form: the name of an account is written as HTML': {
      from: 'slot.setInnerContent(content)',
      to: 'slot.setInnerContent(content, { html: true })',
    },
  },
};
