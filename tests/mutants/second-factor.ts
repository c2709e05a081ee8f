/** Faults in the second factor. */
import type { Mutant } from './mutant.ts';

export const secondFactorMutants: readonly Mutant[] = [
  {
    name: 'a code of the second factor works again',
    file: 'worker/db/second-factors.ts',
    from: 'WHERE ${isStill(factor)} AND last_step < ${step}',
    to: 'WHERE ${isStill(factor)} AND last_step <= ${step}',
    and: [
      {
        file: 'worker/auth/second-factor/check-code.ts',
        from: 'if (step === undefined || step <= factor.last_step) return undefined;',
        to: 'if (step === undefined) return undefined;',
      },
    ],
  },
  {
    name: 'a code of the second factor works twice at the same moment',
    file: 'worker/db/second-factors.ts',
    from: 'WHERE ${isStill(factor)} AND last_step < ${step}',
    to: 'WHERE ${isStill(factor)} AND last_step <= ${step}',
  },
  {
    name: 'any code makes the new recovery codes valid',
    file: 'worker/db/second-factors.ts',
    from: 'AND EXISTS (SELECT 1 FROM json_each(next_codes) WHERE value = ${codeSha256})',
    to: '',
  },
  {
    name: 'a recovery code works twice at the same moment',
    file: 'worker/db/second-factors.ts',
    from: ' AND EXISTS (SELECT 1 FROM recovery_codes WHERE ${isCode})',
    to: '',
  },
  {
    name: 'a session is opened although the code was used meanwhile',
    file: 'worker/db/sessions.ts',
    from: '        AND ${isUsedIfNeeded(sql`new_row.user_id`, codeUseId)}\n',
    to: '',
  },
  {
    name: 'a provider spares the code',
    file: 'worker/auth/second-factor/enter.ts',
    from: 'if ((await findActiveFactor(db, user.id)) === null) {',
    to: "if (method !== 'password' || (await findActiveFactor(db, user.id)) === null) {",
  },
  {
    name: 'the password spares the code',
    file: 'worker/auth/second-factor/enter.ts',
    from: 'if ((await findActiveFactor(db, user.id)) === null) {',
    to: "if (method === 'password' || (await findActiveFactor(db, user.id)) === null) {",
  },
  {
    name: 'a pending login is not bound to its browser',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}\n',
    to: 'WHERE (browser_sha256 = ${browserSha256} OR 1) AND expires_at_ms > ${Date.now()}\n',
  },
  {
    name: 'a pending login never ends',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}\n',
    to: 'WHERE browser_sha256 = ${browserSha256} AND (expires_at_ms > ${Date.now()} OR 1)\n',
  },
  {
    name: 'a pending login survives a new password',
    file: 'worker/db/pending-logins.ts',
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
  {
    name: 'a login takes any number of codes',
    file: 'worker/auth/second-factor/pending-login.ts',
    from: 'const attempts = await countCode(context.db, pending, CODES_PER_LOGIN);',
    to: 'const attempts = await countCode(context.db, pending, 1e9);',
    and: [
      {
        file: 'worker/auth/second-factor/pending-login.ts',
        from: 'if (!isWrong || attempts < CODES_PER_LOGIN) throw error;',
        to: 'if (!isWrong || attempts > 0) throw error;',
      },
    ],
  },
  {
    name: 'codes can be guessed over many logins',
    file: 'worker/auth/second-factor/check-code.ts',
    from: 'await countOrRefuse(db, key, CODE_POLICY,',
    to: 'await countOrRefuse(db, crypto.randomUUID(), CODE_POLICY,',
  },
  {
    name: 'whoever guesses codes locks the owner out of every browser',
    file: 'worker/auth/second-factor/check-code.ts',
    from: 'deviceId === undefined ? userId :',
    to: 'deviceId !== userId ? userId :',
  },
  {
    name: 'a trusted browser stays trusted after a new password',
    file: 'worker/db/change-password.ts',
    from: 'UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ${userId} AND',
    to: 'UPDATE devices SET second_factor_until_ms = second_factor_until_ms WHERE user_id = ${userId} AND',
  },
  {
    name: 'every browser is trusted',
    file: 'worker/routes/second-factor.ts',
    from: 'isTrusted: body.rememberDevice,',
    to: 'isTrusted: true,',
  },
  {
    name: 'a login without a code is a fresh proof',
    file: 'worker/auth/second-factor/enter.ts',
    from: '{ ...opening, isProof: false }',
    to: '{ ...opening, isProof: true }',
  },
  {
    name: 'the password alone is a proof',
    file: 'worker/auth/proofs.ts',
    from: "if (code === undefined) throw wrongCode('Enter the code from your authenticator app.');",
    to: 'if (code === undefined) return undefined;',
  },
  {
    name: 'a provider alone is a proof',
    file: 'worker/auth/oauth/finish.ts',
    from: "if (factor !== null && attempt.has_code === 0) throw new SignInRefused('expired');",
    to: '',
  },
  {
    name: 'a mailed code is a proof despite a second factor',
    file: 'worker/auth/proofs.ts',
    from: ' ||\n    (await findActiveFactor(db, userId)) !== null;',
    to: ';',
  },
  {
    name: 'a second factor is enabled without a code from the app',
    file: 'worker/routes/second-factor.ts',
    from: 'const step = stored && findTimeStep(await openSecret(context, stored), code, nowMs);',
    to: 'const step = stored && (findTimeStep(await openSecret(context, stored), code, nowMs) ?? 1);',
  },
  {
    name: 'a stale session turns the second factor off',
    file: 'worker/endpoints.ts',
    from: "post('/api/second-factor/disable', provenOwner",
    to: "post('/api/second-factor/disable', owner",
  },
  {
    name: 'other sessions keep the proofs that they gave without a code',
    file: 'worker/db/second-factors.ts',
    from: 'UPDATE sessions SET proved_at_ms = 0',
    to: 'UPDATE sessions SET proved_at_ms = proved_at_ms',
  },
  {
    name: 'an operator removes a second factor at once',
    file: 'worker/jobs/second-factor-removals.ts',
    from: 'const dueAtMs = Date.now() + REMOVAL_HOURS * HOUR_MS;',
    to: 'const dueAtMs = Date.now() + 0 * REMOVAL_HOURS;',
  },
  {
    name: 'a removal waits for no mail',
    file: 'worker/jobs/second-factor-removals.ts',
    from: 'if (!isSent && env.MAIL !== undefined) continue;',
    to: 'if (!isSent && env.MAIL === undefined) continue;',
  },
  {
    name: 'the secret of an app is stored as it is',
    file: 'worker/auth/second-factor/stored-secret.ts',
    from: 'if (wrapping === undefined) return { user_id: userId, secret, is_wrapped: 0 };',
    to: 'if (wrapping !== null) return { user_id: userId, secret, is_wrapped: 0 };',
  },
];
