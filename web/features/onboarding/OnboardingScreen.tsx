import { PageHead } from '../../components/head/PageHead.tsx';
import { ScreenHeader } from '../../components/head/ScreenHeader.tsx';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import { useWorkspaceSession } from '../session/session-context.ts';
import { draftIdFor } from './draft-id.ts';
import { OnboardingForm } from './OnboardingForm.tsx';

interface OnboardingScreenProps {
  page: OnboardingText;
  /** The draft that the address asks for. */
  draft: string | undefined;
}

export function OnboardingScreen({ page, draft }: OnboardingScreenProps) {
  const { meta, heading, lead } = page;
  const draftId = draftIdFor(page.id, draft);
  const session = useWorkspaceSession();

  return (
    <>
      <PageHead {...meta} />
      <ScreenHeader
        eyebrow={
          session.state === 'signed-in'
            ? `Hello, ${session.user.username}`
            : 'Open to everyone, no account needed'
        }
        heading={heading}
        lead={lead}
      />
      {/* Another draft is another form: nothing of one stays in the other. */}
      <OnboardingForm key={draftId} page={page} draftId={draftId} />
    </>
  );
}
