import type { Faults } from './mutant.ts';

/** Faults in the app. */
export const appFaults: Faults = {
  'web/features/session/session.ts': {
    'a logout does not reach the screens of this tab': {
      from: "  clearCurrentUser();\n  show({ state: 'signed-out' });",
      to: '  clearCurrentUser();',
    },
    'a late response brings the account back': { from: '  if (askedIn !== era) return;\n', to: '' },
    'a tab shows a user whom nobody vouches for': {
      from: 'isMarkedSignedIn() ? readCurrentUser() : undefined',
      to: 'readCurrentUser()',
    },
  },
  'web/features/session/signed-in-mark.ts': {
    'Back shows the account after a logout': {
      from: "  addEventListener('pageshow', noteReturn);\n",
      to: '',
    },
  },
  'web/features/session/sign-out.ts': {
    'a logout leaves drafts where the browser ignores Clear-Site-Data': {
      from: '  browserStorage.clear();\n',
      to: '',
    },
  },
  'web/features/consent/consent.ts': {
    'a logout forgets the answer to the cookie banner': {
      from: 'if (key === CONSENT_KEY) replace',
      to: 'if (key === CONSENT_KEY || key === null) replace',
    },
  },
  'web/features/chat/chat-page.ts': {
    'the chat has the origin of the site': {
      from: "  'allow-scripts',\n",
      to: "  'allow-scripts',\n  'allow-same-origin',\n",
    },
    'a chat with the site’s origin is on the login page': {
      from: 'return isSandboxed || !isAccountPage;',
      to: 'return isSandboxed || isAccountPage !== undefined;',
    },
  },
  'web/features/chat/footprint.ts': {
    'the chat’s frame takes any shape that it is told': {
      from: 'return [x, y, width, height].every(Number.isFinite);',
      to: 'return [x, y, width, height].length > 0;',
    },
  },
  'web/content/legal/privacy.md': {
    'the privacy policy names another company than the operator’s': {
      from: '{{publisher}} decides',
      to: 'OneGo DevOps decides',
    },
  },
  'web/features/file-check/silenced.ts': {
    'check: findings are in the order of the rules, not of the file': {
      from: '.sort((a, b) => a.line - b.line || a.column - b.column)',
      to: '',
    },
    'check: a comment on one finding silences the whole file': {
      from: '({ isMeant, from, to }) => from < line && line <= to + 1 && isMeant(rule)',
      to: '({ isMeant }) => isMeant(rule)',
    },
  },
  'web/features/check-screen/unzip-files.ts': {
    'an archive unpacks to any size': {
      from: 'originalSize <= FILE_MAX_BYTES;',
      to: 'originalSize > 0;',
    },
  },
  'worker/mail/compose.ts': {
    'an email has a color of its own': {
      from: 'background:${fill}"><a',
      to: 'background:#2b4acb"><a',
    },
  },
  'web/features/booking/EmbeddedCalendar.tsx': {
    'a calendar loads without a press or a consent': {
      from: 'hasConsent || isWanted ?',
      to: '!hasConsent || isWanted ?',
    },
    'visible: the spinner of a calendar never goes': {
      from: "{state === 'loading' && (",
      to: '{!isMissing && (',
    },
  },
  'web/features/chat/Chat.tsx': {
    'the chat loads without a press or a consent': {
      from: 'const isAllowed = hasConsent || isWanted;',
      to: 'const isAllowed = hasConsent || !isWanted;',
    },
  },
  'web/lib/when-idle.ts': {
    'a page uses what the oldest browsers lack, without asking for it': {
      from: "typeof requestIdleCallback !== 'function'",
      to: "document.readyState === 'loading'",
    },
  },
};
