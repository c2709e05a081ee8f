import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../../components/sections/IntroPage.tsx';
import { forgotPassword } from '../../content/accounts/forgot-password.ts';

export const Route = createFileRoute('/_site/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  return <IntroPage page={forgotPassword} />;
}
