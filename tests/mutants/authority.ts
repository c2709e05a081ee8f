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
  'worker/auth/require-link-owner.ts': {
    'the browser that asked for a change of address confirms it without a session': {
      from: "link.purpose === 'verify' &&",
      to: "link.purpose !== 'reset_password' &&",
    },
  },
  'worker/db/second-factors.ts': {
    'a second factor of yesterday survives a reset': {
      from: 'enabled_at_ms IS NOT NULL AND NOT ${isHeldFactor()}',
      to: 'enabled_at_ms IS NOT NULL',
    },
  },
  'worker/db/sign-in-methods.ts': {
    'a held second factor stays though its owner does not know it': {
      from: '${keep.secondFactor ? 1 : 0} = 0',
      to: '${keep.secondFactor ? 1 : 0} = 2',
    },
  },
  'worker/routes/recovery.ts': {
    'a second factor cannot be undone by its mail': {
      from: "['undo_email', 'undo_second_factor']",
      to: "['undo_email']",
    },
    'a reset leaves codes blocked': {
      from: ', await codeCounter(userId)]',
      to: ', String(codeCounter.length + userId.length)]',
    },
  },
  'worker/auth/second-factor/check-code.ts': {
    'guesses at the codes of the app block the recovery codes': {
      from: 'const refunds = isRecoveryCode ? [] : [',
      to: 'const refunds = [',
    },
  },
  'worker/routes/registration.ts': {
    'whoever asks again confirms the password of somebody else': {
      from: 'const isSameBrowser = await hasTokenOf(db, userId, binding.digest);',
      to: 'const isSameBrowser = (await hasTokenOf(db, userId, binding.digest)) || true;',
    },
  },
  'worker/mail/outbox.ts': {
    'mails are sent without a limit': {
      from: '(row.is_counted === 1 ||',
      to: '(row.is_counted < 2 ||',
    },
    'a mail that could not be sent is forgotten': {
      from: 'if (isSent || env.MAIL === undefined)',
      to: 'if (isSent || env.MAIL !== null)',
    },
    'a mail is stored in plain text': {
      from: 'secret === undefined ? text : await wrap(',
      to: 'secret !== undefined ? text : await wrap(',
      and: [
        { from: 'is_wrapped: secret === undefined ? 0 : 1,', to: 'is_wrapped: 0,' },
        { from: "{ kind: 'mails', id }, secret)", to: "{ kind: 'mails', id }, '')" },
      ],
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
  },
  'worker/auth/device-cookie.ts': {
    'an account remembers any number of browsers': {
      from: 'const MAX_DEVICES = 30;',
      to: 'const MAX_DEVICES = 3000;',
    },
    'a browser is remembered under one secret by all its accounts': {
      from: 'const secret = known ?? makeSecret();',
      to: 'const secret = known ?? secrets[0] ?? makeSecret();',
    },
    'a browser forgets its other accounts': {
      from: "cookies.write(COOKIE, kept.join('.'), {",
      to: "cookies.write(COOKIE, kept.slice(0, 1).join('.'), {",
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
  'worker/db/sessions.ts': {
    'a login gets in behind a reset': {
      from: 'AND password_changed_at_ms IS ${passwordChangedAtMs})',
      to: 'AND ${passwordChangedAtMs ?? 0} >= 0)',
    },
  },
  'worker/auth/passkeys/verify-login.ts': {
    'a passkey that the site does not know stays in the password manager': {
      from: "code: 'unknown_passkey'",
      to: "code: 'invalid_passkey'",
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
