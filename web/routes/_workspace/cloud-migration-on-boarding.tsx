import { createFileRoute, useSearch } from '@tanstack/react-router';
import { migrationOnboarding } from '../../content/onboarding/cloud-migration-on-boarding.ts';
import { readDraftSearch } from '../../features/onboarding/draft-id.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/cloud-migration-on-boarding')({
  validateSearch: readDraftSearch,
  component: MigrationOnboarding,
});

function MigrationOnboarding() {
  return (
    <OnboardingScreen
      page={migrationOnboarding}
      draft={useSearch({ from: '/_workspace/cloud-migration-on-boarding' }).draft}
    />
  );
}
