import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { User } from '../../../worker/contract.ts';
import { storeCurrentUser } from '../session/current-user.ts';

/** What follows every login, by whatever way: the screens know the user, and the workspace opens. */
export function useFinishLogin(): (user: User, isRemembered: boolean) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (user, isRemembered) => {
      storeCurrentUser(user, isRemembered);
      await navigate({ to: '/devops-on-boarding' });
    },
    [navigate],
  );
}
