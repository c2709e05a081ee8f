import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/accounts/account/AccountScreen.tsx';

export const Route = createFileRoute('/_workspace/account')({
  component: AccountScreen,
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
