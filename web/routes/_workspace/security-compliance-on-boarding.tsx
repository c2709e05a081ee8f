import { createFileRoute } from '@tanstack/react-router';
import { complianceOnboarding } from '../../content/onboarding/page-compliance.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/security-compliance-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={complianceOnboarding} />,
});
