import { useId, useRef } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Toast } from '../../../components/ui/Toast.tsx';
import { useToast } from '../../../components/ui/use-toast.ts';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { noteRefusal } from '../../session/session.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { isProofRequired, useProof } from '../proof/use-proof.ts';
import { SecondFactorSection } from '../second-factor/SecondFactorSection.tsx';
import styles from './Account.module.css';
import { AccountSummary } from './AccountSummary.tsx';
import { AccountContext } from './account-context.ts';
import { ConnectionsSection } from './ConnectionsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { EventsSection } from './EventsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ReturnMessage } from './ReturnMessage.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { SessionsSection } from './SessionsSection.tsx';

interface OpenAccountScreenProps {
  account: AccountSuccess;
  reload: () => Promise<void>;
  onDeleted: () => void;
}

/** All sections of the signed-in user's account. */
export default function OpenAccountScreen({ account, reload, onDeleted }: OpenAccountScreenProps) {
  const [toast, showToast] = useToast();
  const { withProof, isAsking, endAsking } = useProof();
  const lockId = useId();
  const screen = useRef<HTMLDivElement>(null);
  useHandBackFocus(screen);

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
          <div id={lockId}>
            <Notice kind="info">{accountParts.demo}</Notice>
          </div>
        )}
        <AccountSummary />
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
