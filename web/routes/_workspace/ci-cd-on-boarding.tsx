import { createFileRoute } from '@tanstack/react-router';
import { ciCdOnboarding } from '../../content/onboarding/page-ci-cd.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/ci-cd-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={ciCdOnboarding} />,
});
