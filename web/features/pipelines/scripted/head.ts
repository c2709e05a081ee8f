import { comment } from '../../../lib/text-block.ts';
import type { Identity, ScriptedPipeline } from '../scripted-jobs.ts';

const KEYS = ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];

/** Each variable of a long-lived key pair, with the name of the secret that fills it. */
export function keyPair(identity: Identity) {
  return KEYS.map((key) => ({
    variable: `AWS_${key}`,
    secret: `AWS_${identity.toUpperCase()}_${key}`,
  }));
}

/** All names of `keyPair`, for the list of what to create. */
export function keyNames(nameOf = (name: string) => name): string {
  return [...keyPair('plan'), ...keyPair('apply')].map(({ secret }) => nameOf(secret)).join(', ');
}

/** @param identities how the tool keeps the identities of a plan and of an apply apart */
export function scriptedHead(
  { intro, deployment, jobs }: ScriptedPipeline,
  identities: readonly string[],
  mark: '#' | '//' = '#',
): string[] {
  const needed = jobs.some(({ identity }) => identity !== undefined);
  const sentences = [...intro, ...(deployment ? [deployment] : []), ...(needed ? identities : [])];
  return sentences.flatMap((sentence) => comment(sentence, mark));
}
