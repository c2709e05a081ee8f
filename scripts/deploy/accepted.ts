import { type Environment, SettingsError } from '../settings.ts';

/** What may be wrong with a deployment: see scripts/deploy/preflight.ts. */
export const PROBLEM_CODES = [
  'origin',
  'address',
  'demo-accounts',
  'mail',
  'links',
  'secret',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * The problems with which the operator wants to publish nevertheless.
 * @throws {SettingsError} if ONEGO_ACCEPT lists something else.
 */
export function readAccepted(env: Environment): readonly ProblemCode[] {
  const listed = (env.ONEGO_ACCEPT ?? '').split(/[\s,]+/).filter(Boolean);
  const accepted = PROBLEM_CODES.filter((code) => listed.includes(code));
  if (new Set(listed).size !== accepted.length) {
    throw new SettingsError(`ONEGO_ACCEPT may list ${PROBLEM_CODES.join(', ')}`);
  }
  return accepted;
}
