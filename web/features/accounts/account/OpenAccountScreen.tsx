import { useNavigate } from '@tanstack/react-router';
import { Lock } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { AccountSuccess, OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Toast } from '../../../components/ui/Toast.tsx';
import { useToast } from '../../../components/ui/use-toast.ts';
import { accountText } from '../../../content/accounts/account.ts';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { connectOutcomes, proofOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { noteRefusal } from '../../session/session.ts';
import { signalAccount } from '../entrance/passkey-signals.ts';
import { readOutcome } from '../entrance/providers.tsx';
import styles from './Account.module.css';
import { ConnectionsSection } from './ConnectionsSection.tsx';
import { DataSection, DeletionSection } from './DataSections.tsx';
import { AccountContext, isProofRequired, useProof } from './open-account.ts';
import { PasskeysSection } from './PasskeysSection.tsx';
import { EmailSection, PasswordSection, ProfileSection } from './ProfileSections.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { DevicesSection, EventsSection, SessionsSection } from './SessionSections.tsx';

interface OpenAccountScreenProps {
  account: AccountSuccess;
  reload: () => Promise<void>;
  onDeleted: () => void;
}

export default function OpenAccountScreen({ account, reload, onDeleted }: OpenAccountScreenProps) {
  const [toast, showToast] = useToast();
  const { withProof, isAsking, endAsking } = useProof();
  const lockId = useId();
  const screen = useRef<HTMLDivElement>(null);
  useHandBackFocus(screen);
  useEffect(() => signalAccount(account), [account]);

  async function noteChange(done: string): Promise<void> {
    showToast(done);
    await reload();
  }

  const open = {
    account,
    lockedBy: account.isDemo ? lockId : undefined,
    withProof,
    noteChange,
    noteFailure: (failure: ApiFailure) => noteRefusal(failure) || isProofRequired(failure),
    noteDeletion: onDeleted,
  };
  return (
    <AccountContext value={open}>
      <div ref={screen} className={styles.account}>
        <ReturnMessage />
        {account.needsReview && <ReviewPanel />}
        {account.isDemo && (
          <div id={lockId} className={styles.locked}>
            <Icon of={Lock} />
            <p>{accountParts.demo}</p>
            <ButtonLink to="/register">{accountText.signedOut.register}</ButtonLink>
          </div>
        )}
        <div className={styles.group}>
          <p>{accountParts.groups.profile}</p>
          <ProfileSection />
          <EmailSection />
        </div>
        <div className={styles.group}>
          <p>{accountParts.groups.signIn}</p>
          <PasswordSection />
          <PasskeysSection />
          <SecondFactorSection />
          <ConnectionsSection />
          <SessionsSection />
          {!account.isDemo && <DevicesSection />}
          {!account.isDemo && <EventsSection />}
        </div>
        <div className={styles.group}>
          <p>{accountParts.groups.data}</p>
          <DataSection />
          <DeletionSection />
        </div>
        {isAsking && <ProofDialog onEnd={endAsking} />}
      </div>
      <Toast toast={toast} />
    </AccountContext>
  );
}

interface Returned {
  readonly outcome: OAuthOutcome;
  readonly text: string;
}

/** What came of connecting a provider or of a proof there, after the redirect back from it. */
export function ReturnMessage() {
  const navigate = useNavigate();
  const [returned, setReturned] = useState<Returned>();

  useEffect(() => {
    const found = readReturn();
    if (!found) return;
    setReturned(found);
    // Remove the outcome from the URL so that a reload does not repeat the message.
    navigate({ to: '/account', replace: true });
  }, [navigate]);

  if (!returned) return null;
  const isCalm = returned.outcome === 'done' || returned.outcome === 'cancelled';
  return <Notice kind={isCalm ? 'info' : 'error'}>{returned.text}</Notice>;
}

function readReturn(): Returned | undefined {
  const connected = readOutcome('connect');
  if (connected) return { outcome: connected, text: connectOutcomes[connected] };
  const proof = readOutcome('proof');
  return proof && { outcome: proof, text: proofOutcomes[proof] };
}
