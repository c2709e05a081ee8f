import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../../features/accounts/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/_site/forgot-password')({
  component: ForgotPasswordScreen,
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
