import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/accounts/login/LoginScreen.tsx';

export const Route = createFileRoute('/_site/login')({
  component: LoginScreen,
  staticData: { hiddenFrom: 'engines', isAccountPage: true },
});
