import { useEffect, useId, useRef, useState } from 'react';
import type { AccountSuccess, Provider } from '../../../../worker/contract/accounts.ts';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { proofText } from '../../../content/accounts/second-factor.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import { noteRefusal } from '../../session/session.ts';
import entrance from '../entrance/Entrance.module.css';
import { canUsePasskeys } from '../entrance/passkey-support.ts';
import { useOpenAccount } from './open-account.ts';
import styles from './Proof.module.css';
import { CodeProof, MailProof, OtherProofs, PasswordProof, ProviderProof } from './proofs.tsx';

const { heading, lead, or, noWay, setPassword, cancel } = proofText;

interface ProofDialogProps {
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

type SignInMethods = Pick<
  AccountSuccess,
  'hasPassword' | 'secondFactor' | 'connections' | 'passkeys'
>;

interface Proofs {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly providers: readonly Provider[];
  /** The Worker mails a code only if there is no password, passkey or second factor. */
  readonly hasMail: boolean;
  /**
   * A provider that needs a code of the second factor as well. Beside a password there is none: one
   * field for a code is enough.
   */
  readonly providerWithCode: Provider | undefined;
}

/** The ways in which the owner of an account can prove who they are. Held ones prove nothing. */
export function listProofs(
  { hasPassword, secondFactor, connections, passkeys }: SignInMethods,
  { canUsePasskeys }: { readonly canUsePasskeys: boolean },
): Proofs {
  const openProviders = connections.filter(({ isHeld }) => !isHeld).map(({ provider }) => provider);
  return {
    hasPassword,
    hasPasskey: canUsePasskeys && passkeys.some(({ isHeld }) => !isHeld),
    providers: secondFactor ? [] : openProviders,
    hasMail: !hasPassword && !secondFactor && passkeys.length === 0,
    providerWithCode: secondFactor && !hasPassword ? openProviders[0] : undefined,
  };
}
