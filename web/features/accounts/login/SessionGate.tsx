import { type ReactNode, useEffect, useState } from 'react';
import { resumeSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { SignedInScreen } from './SignedInScreen.tsx';

export interface SessionGateProps {
  form: (isVeiled: boolean) => ReactNode;
}

/** Shows the login form only if the session that the browser is marked with has ended. */
export function SessionGate({ form }: SessionGateProps) {
  const session = useSession();
  const [isFormOpen, setIsFormOpen] = useState(false);

  useEffect(resumeSession, []);

  // The form stays while the login that it starts opens the workspace.
  if (session.state === 'signed-out' && !isFormOpen) setIsFormOpen(true);
  if (isFormOpen || session.state !== 'signed-in') return form(!isFormOpen);
  return <SignedInScreen user={session.user} />;
}
