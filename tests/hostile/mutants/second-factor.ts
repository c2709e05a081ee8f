/** Faults in the second factor. */
import type { Mutant } from './mutant.ts';

const CODE_LOGIN = 'tests/worker/routes/login-second-factor.test.ts';
const CODE_PROOF = 'tests/worker/routes/prove-second-factor.test.ts';

export const secondFactorMutants: readonly Mutant[] = [
  {
    name: 'a code of the second factor works again',
    file: 'worker/db/second-factors.ts',
    from: 'WHERE user_id = ?1 AND enabled_at_ms = ?2 AND last_step < ?3',
    to: 'WHERE user_id = ?1 AND enabled_at_ms = ?2 AND last_step <= ?3',
    and: [
      {
        file: 'worker/auth/second-factor/check-code.ts',
        from: 'if (step === undefined || step <= factor.last_step) return undefined;',
        to: 'if (step === undefined) return undefined;',
      },
    ],
    tests: [CODE_LOGIN],
  },
  {
    name: 'a code of the second factor works twice at the same moment',
    file: 'worker/db/second-factors.ts',
    from: 'WHERE user_id = ?1 AND enabled_at_ms = ?2 AND last_step < ?3',
    to: 'WHERE user_id = ?1 AND enabled_at_ms = ?2 AND last_step <= ?3',
    tests: [CODE_LOGIN],
  },
  {
    name: 'a recovery code works twice at the same moment',
    file: 'worker/db/second-factors.ts',
    from: 'AND EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ?1 AND code_sha256 = ?3)',
    to: "AND ?3 <> ''",
    tests: [CODE_LOGIN],
  },
  {
    name: 'a session is opened although the code was used meanwhile',
    file: 'worker/db/sessions.ts',
    from: "AND (? IS NULL OR ${isUsed('new_row.user_id')})",
    to: "AND (? IS NOT 1 OR ${isUsed('new_row.user_id')})",
    tests: [CODE_LOGIN],
  },
  {
    name: 'a provider spares the code',
    file: 'worker/auth/second-factor/enter.ts',
    from: 'if ((await findActiveFactor(db, user.id)) === null) {',
    to: "if (method !== 'password' || (await findActiveFactor(db, user.id)) === null) {",
    tests: [CODE_PROOF],
  },
  {
    name: 'the password spares the code',
    file: 'worker/auth/second-factor/enter.ts',
    from: 'if ((await findActiveFactor(db, user.id)) === null) {',
    to: "if (method === 'password' || (await findActiveFactor(db, user.id)) === null) {",
    tests: [CODE_LOGIN],
  },
  {
    name: 'a pending login is not bound to its browser',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ? AND expires_at_ms > ? AND locked_at_ms IS NULL',
    to: 'WHERE (browser_sha256 = ? OR 1) AND expires_at_ms > ? AND locked_at_ms IS NULL',
    tests: [CODE_LOGIN],
  },
  {
    name: 'a pending login never ends',
    file: 'worker/db/pending-logins.ts',
    from: 'WHERE browser_sha256 = ? AND expires_at_ms > ? AND locked_at_ms IS NULL',
    to: 'WHERE browser_sha256 = ? AND (expires_at_ms > ? OR 1) AND locked_at_ms IS NULL',
    tests: [CODE_LOGIN],
  },
  {
    name: 'a pending login survives a new password',
    file: 'worker/db/pending-logins.ts',
    from: 'AND users.password_changed_at_ms IS pending_logins.password_changed_at_ms`',
    to: '`',
    and: [
      {
        file: 'worker/routes/login-second-factor.ts',
        from: '      passwordChangedAtMs: pending.password_changed_at_ms,\n',
        to: '',
      },
    ],
    tests: [CODE_LOGIN],
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
    tests: [CODE_LOGIN],
  },
  {
    name: 'codes can be guessed over many logins',
    file: 'worker/auth/second-factor/check-code.ts',
    from: 'await countOrRefuse(context.db, key, CODE_POLICY,',
    to: 'await countOrRefuse(context.db, crypto.randomUUID(), CODE_POLICY,',
    tests: [CODE_LOGIN],
  },
  {
    name: 'whoever guesses codes locks the owner out of every browser',
    file: 'worker/auth/second-factor/check-code.ts',
    from: "const browser = deviceId === undefined ? '' : `\\n${deviceId}`;",
    to: "const browser = deviceId === '' ? deviceId : '';",
    tests: [CODE_LOGIN],
  },
  {
    name: 'a trusted browser stays trusted after a new password',
    file: 'worker/db/change-password.ts',
    from: 'UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ?1 AND',
    to: 'UPDATE devices SET second_factor_until_ms = second_factor_until_ms WHERE user_id = ?1 AND',
    tests: [CODE_LOGIN],
  },
  {
    name: 'every browser is trusted',
    file: 'worker/routes/login-second-factor.ts',
    from: 'isTrusted: body.rememberDevice,',
    to: 'isTrusted: true,',
    tests: [CODE_LOGIN],
  },
  {
    name: 'a login without a code is a fresh proof',
    file: 'worker/auth/second-factor/enter.ts',
    from: '{ ...opening, isProof: false }',
    to: '{ ...opening, isProof: true }',
    tests: [CODE_LOGIN],
  },
  {
    name: 'the password alone is a proof',
    file: 'worker/auth/proofs.ts',
    from: "if (code === undefined) throw wrongCode('Enter the code from your authenticator app.');",
    to: 'if (code === undefined) return undefined;',
    tests: [CODE_PROOF],
  },
  {
    name: 'a provider alone is a proof',
    file: 'worker/auth/oauth/finish.ts',
    from: "if (factor !== null && attempt.has_code === 0) throw new SignInRefused('expired');",
    to: '',
    tests: [CODE_PROOF],
  },
  {
    name: 'a mailed code is a proof despite a second factor',
    file: 'worker/auth/proofs.ts',
    from: ' ||\n    (await findActiveFactor(db, userId)) !== null;',
    to: ';',
    tests: [CODE_PROOF],
  },
  {
    name: 'a second factor is enabled without a code from the app',
    file: 'worker/routes/second-factor-enable.ts',
    from: 'const step = stored && findTimeStep(await openSecret(context, stored), code, nowMs);',
    to: 'const step = stored && (findTimeStep(await openSecret(context, stored), code, nowMs) ?? 1);',
    tests: ['tests/worker/routes/second-factor.test.ts'],
  },
  {
    name: 'a stale session turns the second factor off',
    file: 'worker/routes/second-factor-disable.ts',
    from: 'await requireProvenOwner(request, context)',
    to: 'await requireOwner(request, context)',
    and: [
      {
        file: 'worker/routes/second-factor-disable.ts',
        from: 'import { requireProvenOwner }',
        to: 'import { requireOwner }',
      },
    ],
    tests: ['tests/worker/routes/second-factor.test.ts'],
  },
  {
    name: 'other sessions keep the proofs that they gave without a code',
    file: 'worker/db/second-factors.ts',
    from: 'UPDATE sessions SET proved_at_ms = 0',
    to: 'UPDATE sessions SET proved_at_ms = proved_at_ms',
    tests: ['tests/worker/routes/second-factor.test.ts'],
  },
  {
    name: 'an operator removes a second factor at once',
    file: 'worker/jobs/second-factor-removals.ts',
    from: 'const dueAtMs = Date.now() + REMOVAL_HOURS * 60 * 60 * 1000;',
    to: 'const dueAtMs = Date.now() + 0 * REMOVAL_HOURS;',
    tests: ['tests/worker/jobs/second-factor-removals.test.ts'],
  },
  {
    name: 'a removal waits for no mail',
    file: 'worker/jobs/second-factor-removals.ts',
    from: 'if (!isSent && env.MAIL !== undefined) continue;',
    to: 'if (!isSent && env.MAIL === undefined) continue;',
    tests: ['tests/worker/jobs/second-factor-removals.test.ts'],
  },
  {
    name: 'the secret of an app is stored as it is',
    file: 'worker/auth/second-factor/stored-secret.ts',
    from: 'if (wrapping === undefined) return { user_id: userId, secret, is_wrapped: 0 };',
    to: 'if (wrapping !== null) return { user_id: userId, secret, is_wrapped: 0 };',
    tests: ['tests/worker/auth/second-factor/stored-secret.test.ts'],
  },
];
