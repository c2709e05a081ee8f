/** Faults in the forms without JavaScript. */
import type { Mutant } from './mutant.ts';

const FORMS = 'tests/worker/routes/plain-forms.test.ts';

export const formMutants: readonly Mutant[] = [
  {
    name: 'form: one of another site counts as ours',
    file: 'worker/routes/plain-forms.ts',
    from: "  headers.delete('Content-Length');\n",
    to: "  headers.delete('Content-Length');\n  headers.set('Sec-Fetch-Site', 'same-origin');\n",
    tests: [FORMS],
  },
  {
    name: 'form: another site fills in ours',
    file: 'worker/routes/plain-forms.ts',
    from: "if (code === 'cross_origin') return refusal;",
    to: '',
    tests: [FORMS],
  },
  {
    name: 'form: a request loses its cookies and its network',
    file: 'worker/routes/plain-forms.ts',
    from: 'const headers = new Headers(request.headers);',
    to: "const headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' });",
    tests: [FORMS],
  },
  {
    name: 'form: every device that enters a code is trusted',
    file: 'worker/routes/plain-forms.ts',
    from: '[property, box in fields]',
    to: "[property, box in fields || box === 'trust']",
    tests: [FORMS],
  },
  {
    name: 'form: a login that waits for a code works in every browser',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}\n',
    to: 'WHERE (browser_sha256 = ${browserSha256} OR 1) AND expires_at_ms > ${Date.now()}\n',
    tests: [FORMS],
  },
  {
    name: 'form: the password is in the page of a refusal',
    file: 'worker/http/plain-page.ts',
    from: '/^(?:password|one-time-code)$/',
    to: '/^one-time-code$/',
    tests: [FORMS],
  },
  {
    name: 'form: the code is in the page of a refusal',
    file: 'worker/http/plain-page.ts',
    from: '/^(?:password|one-time-code)$/',
    to: '/^password$/',
    tests: [FORMS],
  },
  {
    name: 'form: a message is written as HTML',
    file: 'worker/http/plain-page.ts',
    from: 'control.setInnerContent(value)',
    to: 'control.setInnerContent(value, { html: true })',
    tests: ['tests/worker/routes/leads.test.ts'],
  },
  {
    name: 'form: the name of an account is written as HTML',
    file: 'worker/http/plain-page.ts',
    from: 'slot.setInnerContent(content)',
    to: 'slot.setInnerContent(content, { html: true })',
    tests: [FORMS],
  },
];
