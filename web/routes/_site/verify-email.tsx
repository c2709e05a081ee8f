import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '../../features/accounts/verify-email/VerifyEmailScreen.tsx';

export const Route = createFileRoute('/_site/verify-email')({
  component: VerifyEmailScreen,
  // Reached from a mail only.
  staticData: { isUnlisted: true },
});
