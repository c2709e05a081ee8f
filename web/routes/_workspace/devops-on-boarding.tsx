import { createFileRoute } from '@tanstack/react-router';
import { devopsOnboarding } from '../../content/onboarding/page-devops.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/devops-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={devopsOnboarding} />,
});
