/** Faults in the app. */
import type { Mutant } from './mutant.ts';

export const appMutants: readonly Mutant[] = [
  {
    name: 'a logout does not reach the screens of this tab',
    file: 'web/features/session/session.ts',
    from: "  clearCurrentUser();\n  show({ state: 'signed-out' });",
    to: '  clearCurrentUser();',
  },
  {
    name: 'other tabs show the account after a logout',
    file: 'web/features/session/signed-in-mark.ts',
    from: "  addEventListener('storage', noteStorage);\n",
    to: '',
  },
  {
    name: 'Back shows the account after a logout',
    file: 'web/features/session/signed-in-mark.ts',
    from: "  addEventListener('pageshow', noteReturn);\n",
    to: '',
  },
  {
    name: 'a late response brings the account back',
    file: 'web/features/session/session.ts',
    from: '  if (askedIn !== era) return;\n',
    to: '',
  },
  {
    name: 'a tab shows a user whom nobody vouches for',
    file: 'web/features/session/session.ts',
    from: 'isMarkedSignedIn() ? readCurrentUser() : undefined',
    to: 'readCurrentUser()',
  },
  {
    name: 'a logout leaves drafts where the browser ignores Clear-Site-Data',
    file: 'web/features/session/sign-out.ts',
    from: '  browserStorage.clear();\n',
    to: '',
  },
  {
    name: 'a logout forgets the answer to the cookie banner',
    file: 'web/features/consent/consent.ts',
    from: 'if (key === CONSENT_KEY) replace',
    to: 'if (key === CONSENT_KEY || key === null) replace',
  },
  {
    name: 'the chat has the origin of the site',
    file: 'web/features/chat/chat-page.ts',
    from: "  'allow-scripts',\n",
    to: "  'allow-scripts',\n  'allow-same-origin',\n",
  },
  {
    name: 'a chat with the site’s origin is on the login page',
    file: 'web/features/chat/chat-page.ts',
    from: 'return isSandboxed || !isAccountPage;',
    to: 'return isSandboxed || isAccountPage !== undefined;',
  },
  {
    name: 'the chat’s frame takes any shape that it is told',
    file: 'web/features/chat/footprint.ts',
    from: 'return [x, y, width, height].every(Number.isFinite);',
    to: 'return [x, y, width, height].length > 0;',
  },
  {
    name: 'the privacy policy names another company than the operator’s',
    file: 'web/content/legal/privacy.md',
    from: '{{publisher}} decides',
    to: 'OneGo DevOps decides',
  },
  {
    name: 'a comment silences rules that it does not name',
    file: 'web/features/file-check/silenced.ts',
    from: 'names.includes(name));',
    to: 'name !== undefined);',
  },
  {
    name: 'an archive unpacks to any size',
    file: 'web/features/check-screen/unzip-files.ts',
    from: 'originalSize <= FILE_MAX_BYTES;',
    to: 'originalSize > 0;',
  },
  {
    name: 'an email has a color of its own',
    file: 'worker/mail/compose.ts',
    from: 'background:${colors.go}"><a',
    to: 'background:#2b4acb"><a',
  },
  {
    name: 'a calendar loads without a press or a consent',
    file: 'web/features/booking/EmbeddedCalendar.tsx',
    from: 'hasConsent || isWanted ?',
    to: '!hasConsent || isWanted ?',
  },
  {
    name: 'the chat loads without a press or a consent',
    file: 'web/features/chat/Chat.tsx',
    from: 'const isAllowed = hasConsent || isWanted;',
    to: 'const isAllowed = hasConsent || !isWanted;',
  },
  {
    name: 'a page uses what the oldest browsers lack, without asking for it',
    file: 'web/lib/when-idle.ts',
    from: "typeof requestIdleCallback !== 'function'",
    to: "document.readyState === 'loading'",
  },
];
