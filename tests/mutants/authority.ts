/** Faults in the power of a session, and in what ends with it. */
import type { Mutant } from './mutant.ts';

export const authorityMutants: readonly Mutant[] = [
  {
    name: 'the statement does not ask for the session',
    file: 'worker/db/authority.ts',
    from: 'WHERE own.sid = ${sid} AND own.user_id',
    to: "WHERE own.sid <> ${sid ?? ''} AND own.user_id",
  },
  {
    name: 'the statement takes the session of another',
    file: 'worker/db/authority.ts',
    from: 'AND own.user_id = ${userId} AND',
    to: 'AND own.user_id <> ${userId.slice(0, 0)} AND',
  },
  {
    name: 'the statement takes an outdated proof',
    file: 'worker/db/authority.ts',
    from: 'return { ...authority(session, isProven()), isProven: true };',
    to: 'return { ...authority(session, sql`${isProven().parts.length > 0 ? 1 : 0} = 1`), isProven: true };',
  },
  {
    name: 'an effect that was refused is reported as done',
    file: 'worker/db/authority.ts',
    from: 'if (held.length === 0) throw proofRequired();',
    to: '',
  },
  {
    name: 'an account is deleted after its session has ended',
    file: 'worker/db/users.ts',
    from: 'DELETE FROM users WHERE id = ${by.userId} AND is_demo = 0 AND ${by.holds}',
    to: 'DELETE FROM users WHERE id = ${by.userId} AND is_demo = 0',
  },
  {
    name: 'a change of address outlives its session',
    file: 'worker/db/one-time-tokens.ts',
    from: 'insertToken({ ...token, sid }, holds)',
    to: 'insertToken({ ...token, sid: sid.slice(0, 0) || null }, holds)',
  },
  {
    name: 'the browser that asked for a change of address confirms it without a session',
    file: 'worker/auth/require-link-owner.ts',
    from: "link.purpose === 'verify' &&",
    to: "link.purpose !== 'reset_password' &&",
  },
  {
    name: 'a second factor of yesterday survives a reset',
    file: 'worker/db/second-factors.ts',
    from: 'enabled_at_ms IS NOT NULL AND NOT ${isHeldFactor()}',
    to: 'enabled_at_ms IS NOT NULL',
  },
  {
    name: 'a held second factor stays though its owner does not know it',
    file: 'worker/db/sign-in-methods.ts',
    from: '${keep.secondFactor ? 1 : 0} = 0',
    to: '${keep.secondFactor ? 1 : 0} = 2',
  },
  {
    name: 'a second factor that was set up outlives its session',
    file: 'worker/db/second-factors.ts',
    from: 'created_at_ms: Date.now(), sid: by.sid }',
    to: 'created_at_ms: Date.now(), sid: null }',
  },
  {
    name: 'a second factor cannot be undone by its mail',
    file: 'worker/routes/recovery.ts',
    from: 'restored ?? (await redeemFactorUndo(db, redemption))',
    to: 'restored',
  },
  {
    name: 'guesses at the codes of the app block the recovery codes',
    file: 'worker/auth/second-factor/check-code.ts',
    from: 'const refunds = isRecoveryCode ? [] : [',
    to: 'const refunds = [',
  },
  {
    name: 'a reset leaves codes blocked',
    file: 'worker/routes/recovery.ts',
    from: ', await codeCounter(userId)]',
    to: ', String(codeCounter.length + userId.length)]',
  },
  {
    name: 'whoever asks again confirms the password of somebody else',
    file: 'worker/routes/registration.ts',
    from: 'const isSameBrowser = await hasTokenOf(db, user.id, binding.digest);',
    to: 'const isSameBrowser = (await hasTokenOf(db, user.id, binding.digest)) || true;',
  },
  {
    name: 'a deleted account leaves its messages',
    file: 'worker/db/users.ts',
    from: 'DELETE FROM leads\n      WHERE lower(email)',
    to: "DELETE FROM leads\n      WHERE 'nobody' || lower(email)",
  },
];
