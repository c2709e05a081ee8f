import { Notice } from '../../../components/ui/Notice.tsx';
import { signInOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import type { SignIn } from './use-sign-in-outcome.ts';

/** Result of a sign-in at a provider. */
export default function SignInMessage({ signIn: { outcome, problem } }: { signIn: SignIn }) {
  const isCalm = !problem && (outcome === 'done' || outcome === 'cancelled');
  return <Notice kind={isCalm ? 'info' : 'error'}>{problem ?? signInOutcomes[outcome]}</Notice>;
}
