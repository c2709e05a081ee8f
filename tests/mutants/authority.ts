import type { Faults } from './mutant.ts';

/** Faults in the power of a session, in what ends with it, and in what strangers can aim at others. */
export const authorityFaults: Faults = {
  'worker/db/authority.ts': {
    'the statement does not ask for the session': {
      from: 'WHERE own.sid = ${sid} AND own.user_id',
      to: "WHERE own.sid <> ${sid ?? ''} AND own.user_id",
    },
    'the statement takes an outdated proof': {
      from: 'return { ...authority(session, isProven()), isProven: true };',
      to: 'return { ...authority(session, sql`${isProven().parts.length > 0 ? 1 : 0} = 1`), isProven: true };',
    },
    'an effect that was refused is reported as done': {
      from: 'if (held.length === 0) throw proofRequired();',
      to: '',
    },
  },
  'worker/db/users.ts': {
    'an account is deleted after its session has ended': {
      from: 'DELETE FROM users WHERE id = ${by.userId} AND is_demo = 0 AND ${by.holds}',
      to: 'DELETE FROM users WHERE id = ${by.userId} AND is_demo = 0',
    },
    'a deleted account leaves its messages': {
      from: 'DELETE FROM leads\n      WHERE lower(email)',
      to: "DELETE FROM leads\n      WHERE 'nobody' || lower(email)",
    },
  },
  'worker/db/one-time-tokens.ts': {
    'a change of address outlives its session': {
      from: 'insertToken({ ...token, sid }, holds)',
      to: 'insertToken({ ...token, sid: sid.slice(0, 0) || null }, holds)',
    },
    'a change whose mail cannot be stored happens': {
      from: 'insertToken({ ...token, sid }, holds),\n    ...notices,\n  ]);',
      to: 'insertToken({ ...token, sid }, holds),\n  ]).then((rows) => db.batch(notices).then(() => rows));',
    },
  },
  'worker/db/sign-in-methods.ts': {
    'a held second factor stays though its owner does not know it': {
      from: '${keep.secondFactor ? 1 : 0} = 0',
      to: '${keep.secondFactor ? 1 : 0} = 2',
    },
  },
  'worker/routes/registration.ts': {
    'whoever asks again confirms the password of somebody else': {
      from: 'const isSameBrowser = await hasTokenOf(db, userId, binding.digest);',
      to: 'const isSameBrowser = (await hasTokenOf(db, userId, binding.digest)) || true;',
    },
  },
  'worker/jobs/index.ts': {
    'nobody sends what a crash has left': { from: '  sendWaitingMails,\n  carry', to: '  carry' },
  },
  'worker/db/outbox.ts': {
    'a mail tells of what did not happen': {
      from: 'condition = sql`changes() > 0`',
      to: 'condition = sql`changes() >= 0`',
    },
  },
  'worker/mail/limits.ts': {
    'an address that nobody has confirmed gets every mail': {
      from: 'if (!isConfirmation &&',
      to: 'if (!isConfirmation && mail.kind === "" &&',
    },
    'a stranger uses up the mails of the owner': {
      from: 'isKnownBrowser ? `${mail.kind}, known browser` : mail.kind',
      to: 'isKnownBrowser ? mail.kind : mail.kind',
    },
  },
  'worker/auth/keys.ts': {
    'every forged token reads the keys': {
      from: 'const REFRESH_INTERVAL_MS = 30_000;',
      to: 'const REFRESH_INTERVAL_MS = 0;',
    },
  },
  'worker/routes/plain-forms.ts': {
    'a form that cannot be read may come from another site': {
      from: 'requireSameOrigin(request);',
      to: '',
    },
    'form: one of another site counts as ours': {
      from: "  headers.delete('Content-Length');\n",
      to: "  headers.delete('Content-Length');\n  headers.set('Sec-Fetch-Site', 'same-origin');\n",
    },
    'form: a request loses its cookies and its network': {
      from: 'const headers = new Headers(request.headers);',
      to: "const headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' });",
    },
    'form: every device that enters a code is trusted': {
      from: '[property, box in fields]',
      to: "[property, box in fields || box === 'trust']",
    },
  },
  'worker/db/migrations/0009_authority.sql': {
    'an update loses the links that were mailed before': {
      from: '  FROM one_time_tokens;\nDROP',
      to: '  FROM one_time_tokens WHERE false;\nDROP',
    },
  },
  'worker/auth/log-account-event.ts': {
    'the log can be searched by trying addresses': {
      from: 'nameInLog(email, env.KEY_WRAPPING_SECRET)',
      to: 'nameInLog(email, env.KEY_WRAPPING_SECRET?.slice(0, 0) || undefined)',
    },
  },
  'web/features/accounts/account/OpenAccountScreen.tsx': {
    'a removed passkey stays in the password manager': {
      from: 'useEffect(() => signalAccount(account), [account]);',
      to: 'useEffect(() => void signalAccount.length, [account]);',
    },
  },
  'web/features/check-screen/share.ts': {
    'a short link unpacks without a limit': {
      from: 'inflateSync(fromBase64Url(value), { out: new Uint8Array(UNPACKED_MAX_BYTES) })',
      to: 'inflateSync(fromBase64Url(value))',
    },
    'check: a shared link opens without the text of its files': {
      from: '? [{ name, text }] : [];',
      to: "? [{ name, text: '' }] : [];",
    },
  },
  'worker/contract/search-engine.ts': {
    'the name of a property is no word to search for': {
      from: 'OTHER_NAMES.get(word) ?? word',
      to: 'Object.fromEntries(OTHER_NAMES)[word] ?? word',
    },
  },
  'worker/routes/account.ts': {
    'the messages of an account are missing in its export': {
      from: '? [] : await listLeadsOf(db, email)',
      to: '? [] : (await listLeadsOf(db, email)).slice(0, 0)',
    },
  },
};
