import { createFileRoute, useSearch } from '@tanstack/react-router';
import { ciCdOnboarding } from '../../content/onboarding/ci-cd-on-boarding.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/ci-cd-on-boarding')({
  validateSearch: readDraftSearch,
  component: CiCdOnboarding,
});

function CiCdOnboarding() {
  return (
    <OnboardingScreen
      page={ciCdOnboarding}
      draft={useSearch({ from: '/_workspace/ci-cd-on-boarding' }).draft}
    />
  );
}
