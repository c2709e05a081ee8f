import { createFileRoute } from '@tanstack/react-router';
import { devopsOnboarding } from '../../content/onboarding/devops-on-boarding.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/devops-on-boarding')({
  component: DevopsOnboarding,
});

function DevopsOnboarding() {
  return <OnboardingScreen page={devopsOnboarding} />;
}
