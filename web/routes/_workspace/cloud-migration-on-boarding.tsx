import { createFileRoute } from '@tanstack/react-router';
import { migrationOnboarding } from '../../content/onboarding/page-migration.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/cloud-migration-on-boarding')({
  validateSearch: readDraftSearch,
  component: () => <OnboardingScreen page={migrationOnboarding} />,
});
