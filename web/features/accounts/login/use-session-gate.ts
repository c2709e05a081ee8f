import { type ComponentType, useEffect, useState } from 'react';
import { isMarkedSignedIn } from '../../session/signed-in-mark.ts';
import { readOutcome } from '../read-outcome.ts';
import type { SessionGateProps } from './SessionGate.tsx';

interface LoadedGate {
  /** Undefined where the form is all that is needed. */
  readonly Gate: ComponentType<SessionGateProps> | undefined;
  /** True until it is known whether the gate is needed. */
  readonly isChecking: boolean;
}

/**
 * Loads what /login shows to somebody who is logged in; other visitors download none of it. Who
 * returns from a provider has just logged in, or is told on the form why not.
 */
export function useSessionGate(): LoadedGate {
  const [gate, setGate] = useState<LoadedGate>({ Gate: undefined, isChecking: true });

  useEffect(() => {
    const showForm = () => setGate({ Gate: undefined, isChecking: false });
    if (!isMarkedSignedIn() || readOutcome('sign-in')) {
      showForm();
      return;
    }
    import('./SessionGate.tsx')
      .then(({ SessionGate }) => setGate({ Gate: SessionGate, isChecking: false }))
      .catch(showForm);
  }, []);

  return gate;
}
