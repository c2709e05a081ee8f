import type { RequestContext } from '../../context.ts';
import type { SecondFactor } from '../../contract/second-factor.ts';
import { findActiveFactor } from '../../db/second-factors.ts';

/** The second factor of an account, for its owner. */
export async function describeFactor(
  { db }: RequestContext,
  userId: string,
): Promise<SecondFactor | undefined> {
  const factor = await findActiveFactor(db, userId);
  if (factor === null) return undefined;
  const { removal_due_at_ms: dueAtMs } = factor;
  return {
    enabledAt: new Date(factor.enabled_at_ms).toISOString(),
    recoveryCodesLeft: factor.codes_left,
    ...(dueAtMs === null ? {} : { removalDueAt: new Date(dueAtMs).toISOString() }),
  };
}
