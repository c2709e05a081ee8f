import type { Faults } from './mutant.ts';

/** Faults in the second factor. */
export const secondFactorFaults: Faults = {
  'worker/db/second-factors.ts': {
    'a code of the second factor works twice at the same moment': {
      from: 'WHERE ${isStill(factor)} AND last_step < ${step}',
      to: 'WHERE ${isStill(factor)} AND last_step <= ${step}',
    },
    'any code makes the new recovery codes valid': {
      from: 'AND EXISTS (SELECT 1 FROM json_each(next_codes) WHERE value = ${codeSha256})',
      to: '',
    },
    'a recovery code works twice at the same moment': {
      from: ' AND EXISTS (SELECT 1 FROM recovery_codes WHERE ${isCode})',
      to: '',
    },
    'other sessions keep the proofs that they gave without a code': {
      from: 'UPDATE sessions SET proved_at_ms = 0',
      to: 'UPDATE sessions SET proved_at_ms = proved_at_ms',
    },
    'a second factor of yesterday survives a reset': {
      from: 'enabled_at_ms IS NOT NULL AND NOT ${isHeldFactor()}',
      to: 'enabled_at_ms IS NOT NULL',
    },
  },
  'worker/auth/second-factor/enter.ts': {
    'a provider spares the code': {
      from: 'if ((await findActiveFactor(db, user.id)) === null) {',
      to: "if (method !== 'password' || (await findActiveFactor(db, user.id)) === null) {",
    },
    'a login without a code is a fresh proof': {
      from: '{ ...opening, isProof: false }',
      to: '{ ...opening, isProof: true }',
    },
  },
  'worker/db/pending-logins.ts': {
    'a pending login is not bound to its browser': {
      from: 'WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}\n',
      to: 'WHERE (browser_sha256 = ${browserSha256} OR 1) AND expires_at_ms > ${Date.now()}\n',
    },
    'a pending login survives a new password': {
      from: 'AND users.password_changed_at_ms IS pending_logins.password_changed_at_ms`',
      to: '`',
      and: [
        {
          file: 'worker/routes/second-factor.ts',
          from: '      passwordChangedAtMs: pending.password_changed_at_ms,\n',
          to: '',
        },
      ],
    },
  },
  'worker/auth/second-factor/pending-login.ts': {
    'a login takes any number of codes': {
      from: 'const attempts = await countCode(context.db, pending, CODES_PER_LOGIN);',
      to: 'const attempts = await countCode(context.db, pending, 1e9);',
      and: [
        {
          from: 'if (!isWrong || attempts < CODES_PER_LOGIN) throw error;',
          to: 'if (!isWrong || attempts > 0) throw error;',
        },
      ],
    },
  },
  'worker/auth/second-factor/check-code.ts': {
    'codes can be guessed over many logins': {
      from: 'await countOrRefuse(db, key, CODE_POLICY,',
      to: 'await countOrRefuse(db, crypto.randomUUID(), CODE_POLICY,',
    },
    'whoever guesses codes locks the owner out of every browser': {
      from: 'deviceId === undefined ? userId :',
      to: 'deviceId !== userId ? userId :',
    },
    'guesses at the codes of the app block the recovery codes': {
      from: 'const refunds = isRecoveryCode ? [] : [',
      to: 'const refunds = [',
    },
  },
  'worker/db/change-password.ts': {
    'a trusted browser stays trusted after a new password': {
      from: 'UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ${userId} AND',
      to: 'UPDATE devices SET second_factor_until_ms = second_factor_until_ms WHERE user_id = ${userId} AND',
    },
  },
  'worker/routes/second-factor.ts': {
    'every browser is trusted': { from: 'isTrusted: body.rememberDevice,', to: 'isTrusted: true,' },
    'a second factor is enabled without a code from the app': {
      from: 'const step = stored && findTimeStep(await openSecret(context, stored), code, nowMs);',
      to: 'const step = stored && (findTimeStep(await openSecret(context, stored), code, nowMs) ?? 1);',
    },
  },
  'worker/jobs/second-factor-removals.ts': {
    'an operator removes a second factor at once': {
      from: 'const dueAtMs = Date.now() + REMOVAL_HOURS * HOUR_MS;',
      to: 'const dueAtMs = Date.now() + 0 * REMOVAL_HOURS;',
    },
    'a removal waits for no mail': {
      from: 'if (!isSent && env.MAIL !== undefined) continue;',
      to: 'if (!isSent && env.MAIL === undefined) continue;',
    },
  },
  'worker/mail/messages/second-factor.ts': {
    'two kinds of mail share a subject': {
      from: 'Your second factor is off again',
      to: 'Your second factor was turned off',
    },
  },
  'worker/auth/second-factor/stored-secret.ts': {
    'the secret of an app is stored as it is': {
      from: 'if (wrapping === undefined) return { user_id: userId, secret, is_wrapped: 0 };',
      to: 'if (wrapping !== null) return { user_id: userId, secret, is_wrapped: 0 };',
    },
  },
};
