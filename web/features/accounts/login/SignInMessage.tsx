import { Notice } from '../../../components/ui/Notice.tsx';
import { signInOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import type { SignIn } from './use-sign-in-outcome.ts';

/** How a sign-in at a provider ended. */
export default function SignInMessage({ signIn: { outcome, problem } }: { signIn: SignIn }) {
  const isCalm = !problem && (outcome === 'done' || outcome === 'cancelled');
  return <Notice kind={isCalm ? 'info' : 'error'}>{problem ?? signInOutcomes[outcome]}</Notice>;
}
