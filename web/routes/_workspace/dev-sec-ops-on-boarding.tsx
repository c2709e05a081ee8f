import { createFileRoute } from '@tanstack/react-router';
import { devsecopsOnboarding } from '../../content/onboarding/page-dev-sec-ops.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/dev-sec-ops-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={devsecopsOnboarding} />,
});
