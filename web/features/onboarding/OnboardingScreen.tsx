import { PageHead } from '../../components/frame/PageHead.tsx';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import { useWorkspaceSession } from '../session/session-context.ts';
import { OnboardingForm } from './OnboardingForm.tsx';
import styles from './OnboardingScreen.module.css';

export function OnboardingScreen({ page: { meta, heading, lead } }: { page: OnboardingText }) {
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
      <OnboardingForm />
    </>
  );
}
