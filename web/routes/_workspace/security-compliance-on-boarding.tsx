import { createFileRoute } from '@tanstack/react-router';
import { complianceOnboarding } from '../../content/onboarding/security-compliance-on-boarding.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/security-compliance-on-boarding')({
  component: ComplianceOnboarding,
});

function ComplianceOnboarding() {
  return <OnboardingScreen page={complianceOnboarding} />;
}
