import { createFileRoute } from '@tanstack/react-router';
import { infrastructureOnboarding } from '../../content/onboarding/page-infrastructure.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/infrastructure-as-code-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={infrastructureOnboarding} />,
});
