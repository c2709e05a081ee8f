import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../../features/accounts/forgot-password/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/_site/forgot-password')({
  component: ForgotPasswordScreen,
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
