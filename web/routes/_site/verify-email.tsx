import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '../../features/accounts/VerifyEmailScreen.tsx';

export const Route = createFileRoute('/_site/verify-email')({
  component: VerifyEmailScreen,
  // Only reached from a mailed link.
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
