import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/accounts/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/_site/reset-password')({
  component: ResetPasswordScreen,
  // Only reached from a mailed link.
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
