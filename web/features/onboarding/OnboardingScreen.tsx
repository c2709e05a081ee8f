import { PageHead } from '../../components/head/PageHead.tsx';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import { useWorkspaceSession } from '../session/session-context.ts';
import { draftIdFor } from './draft-id.ts';
import { OnboardingForm } from './OnboardingForm.tsx';
import styles from './OnboardingScreen.module.css';

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
      <header className={styles.header}>
        <p className={styles.greeting}>
          {session.state === 'signed-in'
            ? `Hello, ${session.user.username}`
            : 'Open to everyone, no account needed'}
        </p>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {/* Another draft is another form: nothing of one stays in the other. */}
      <OnboardingForm key={draftId} page={page} draftId={draftId} />
    </>
  );
}
