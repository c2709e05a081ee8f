import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/accounts/RegisterScreen.tsx';

export const Route = createFileRoute('/_site/register')({
  component: RegisterScreen,
  staticData: { isAccountPage: true },
});
