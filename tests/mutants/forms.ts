/** Faults in the forms without JavaScript. */
import type { Mutant } from './mutant.ts';

export const formMutants: readonly Mutant[] = [
  {
    name: 'form: one of another site counts as ours',
    file: 'worker/routes/plain-forms.ts',
    from: "  headers.delete('Content-Length');\n",
    to: "  headers.delete('Content-Length');\n  headers.set('Sec-Fetch-Site', 'same-origin');\n",
  },
  {
    name: 'form: another site fills in ours',
    file: 'worker/routes/plain-forms.ts',
    from: "if (code === 'cross_origin') return refusal;",
    to: '',
  },
  {
    name: 'form: a request loses its cookies and its network',
    file: 'worker/routes/plain-forms.ts',
    from: 'const headers = new Headers(request.headers);',
    to: "const headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' });",
  },
  {
    name: 'form: every device that enters a code is trusted',
    file: 'worker/routes/plain-forms.ts',
    from: '[property, box in fields]',
    to: "[property, box in fields || box === 'trust']",
  },
  {
    name: 'form: a login that waits for a code works in every browser',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}\n',
    to: 'WHERE (browser_sha256 = ${browserSha256} OR 1) AND expires_at_ms > ${Date.now()}\n',
  },
  {
    name: 'form: the password is in the page of a refusal',
    file: 'worker/http/plain-page.ts',
    from: '/^(?:password|one-time-code)$/',
    to: '/^one-time-code$/',
  },
  {
    name: 'form: the code is in the page of a refusal',
    file: 'worker/http/plain-page.ts',
    from: '/^(?:password|one-time-code)$/',
    to: '/^password$/',
  },
  {
    name: 'form: a message is written as HTML',
    file: 'worker/http/plain-page.ts',
    from: 'control.setInnerContent(value)',
    to: 'control.setInnerContent(value, { html: true })',
  },
  {
    name: 'form: the name of an account is written as HTML',
    file: 'worker/http/plain-page.ts',
    from: 'slot.setInnerContent(content)',
    to: 'slot.setInnerContent(content, { html: true })',
  },
];
