import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { proofText } from '../../../content/accounts/proof.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import { noteRefusal } from '../../session/session.ts';
import { useOpenAccount } from '../account/account-context.ts';
import entrance from '../entrance/Entrance.module.css';
import { canUsePasskeys } from '../passkey-support.ts';
import { CodeProof } from './CodeProof.tsx';
import { listProofs } from './list-proofs.ts';
import { MailProof } from './MailProof.tsx';
import { OtherProofs } from './OtherProofs.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import styles from './Proof.module.css';
import { ProviderProof } from './ProviderProof.tsx';

const { heading, lead, or, noWay, setPassword, cancel } = proofText;

interface ProofDialogProps {
  /** Called when the dialog has closed. */
  onEnd: (hasProven: boolean) => void;
}

/** Asks the visitor to prove in any way that the account has that they are its owner. */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const { account } = useOpenAccount();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasProven = useRef(false);
  const [isCodeSent, setIsCodeSent] = useState(false);
  const titleId = useId();
  const leadId = useId();
  const proofs = listProofs(account, { canUsePasskeys: canUsePasskeys() });
  const hasOthers = proofs.hasPasskey || proofs.providers.length > 0;

  useEffect(() => dialog.current?.showModal(), []);

  const handlers = {
    onProven: () => {
      hasProven.current = true;
      dialog.current?.close();
    },
    onFailure: (failure: ApiFailure) => {
      const isOver = noteRefusal(failure);
      if (isOver) dialog.current?.close();
      return isOver;
    },
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onClose={() => onEnd(hasProven.current)}
    >
      <h2 id={titleId}>{heading}</h2>
      <p id={leadId}>{lead}</p>
      {proofs.hasPassword && <PasswordProof {...handlers} />}
      {proofs.hasPassword && hasOthers && <p className={entrance.or}>{or}</p>}
      {hasOthers && !isCodeSent && <OtherProofs {...proofs} {...handlers} />}
      {proofs.providerWithCode && hasOthers && <p className={entrance.or}>{or}</p>}
      {proofs.providerWithCode && (
        <ProviderProof provider={proofs.providerWithCode} {...handlers} />
      )}
      {proofs.hasMail && !isCodeSent && (
        <MailProof onFailure={handlers.onFailure} onSent={() => setIsCodeSent(true)} />
      )}
      {isCodeSent && <CodeProof {...handlers} />}
      {!proofs.hasPassword && !hasOthers && !proofs.providerWithCode && !proofs.hasMail && (
        <>
          <p>{noWay}</p>
          <ButtonLink to="/forgot-password">{setPassword}</ButtonLink>
        </>
      )}
      <div className={styles.cancel}>
        <Button look="quiet" size="compact" onClick={() => dialog.current?.close()}>
          {cancel}
        </Button>
      </div>
    </dialog>
  );
}
