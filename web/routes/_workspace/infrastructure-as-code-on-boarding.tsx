import { createFileRoute } from '@tanstack/react-router';
import { infrastructureOnboarding } from '../../content/onboarding/infrastructure-as-code-on-boarding.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/infrastructure-as-code-on-boarding')({
  component: InfrastructureOnboarding,
});

function InfrastructureOnboarding() {
  return <OnboardingScreen page={infrastructureOnboarding} />;
}
