import { createFileRoute } from '@tanstack/react-router';
import { migrationOnboarding } from '../../content/onboarding/cloud-migration-on-boarding.ts';
import { OnboardingScreen } from '../../features/onboarding/OnboardingScreen.tsx';

export const Route = createFileRoute('/_workspace/cloud-migration-on-boarding')({
  component: MigrationOnboarding,
});

function MigrationOnboarding() {
  return <OnboardingScreen page={migrationOnboarding} />;
}
