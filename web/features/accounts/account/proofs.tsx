import { KeyRound } from 'lucide';
import type { Provider } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { requiredText } from '../../../content/accounts/entrance.ts';
import { providerNames } from '../../../content/accounts/login.ts';
import { codeFieldText, proofText } from '../../../content/accounts/second-factor.ts';
import {
  type ApiFailure,
  mailProofCode,
  proveCode,
  provePassword,
  startOAuth,
} from '../../../lib/api.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { AccountForm, useAccountForm } from '../entrance/AccountForm.tsx';
import { AppCodeField, CodeField } from '../entrance/CodeField.tsx';
import type { PasskeyOutcome } from '../entrance/existing-passkey.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { PasswordField } from '../entrance/fields.tsx';
import { SendAgain } from '../entrance/mail-sent.tsx';
import { loadPasskeys } from '../entrance/passkey-support.ts';
import { useAttempt } from '../entrance/use-attempt.ts';
import { useOpenAccount } from './open-account.ts';
import styles from './Proof.module.css';

/** What each way to prove one's identity reports to the dialog. */
interface ProofHandlers {
  onProven: () => void;
  /** Ends the dialog if the session is over. @returns whether it was. */
  onFailure: (failure: ApiFailure) => boolean;
}

export function PasswordProof({ onProven, onFailure }: ProofHandlers) {
  const { user, secondFactor } = useOpenAccount().account;
  const form = useAccountForm({
    names: ['password', 'code'],
    check: (typed) => ({
      ...(!typed('password') && { password: requiredText.password }),
      ...(secondFactor && !typed('code').trim() && { code: codeFieldText.required }),
    }),
    send: (typed) =>
      provePassword({
        password: typed('password'),
        ...(secondFactor && { code: typed('code') }),
      }),
    onDone: onProven,
    onFailure,
  });

  return (
    <AccountForm form={form} words={proofText.password}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={proofText.password.label} error={form.errorOf('password')} />
      {secondFactor && (
        <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
      )}
    </AccountForm>
  );
}

const { passkey } = proofText;
const { button, opening, note } = proofText.provider;

interface ProviderProofProps extends Pick<ProofHandlers, 'onFailure'> {
  provider: Provider;
}

/** Asks for a code of the second factor before the visitor leaves for the provider. */
export function ProviderProof({ provider, onFailure }: ProviderProofProps) {
  const form = useAccountForm({
    names: ['code'],
    check: (typed) => (typed('code').trim() ? {} : { code: codeFieldText.required }),
    send: (typed) => startOAuth({ provider, intent: 'prove', code: typed('code') }),
    onDone: (answer) => location.assign(answer.location),
    onFailure,
  });

  return (
    <AccountForm
      form={form}
      words={{ button: `${button} ${providerNames[provider]}`, sending: opening }}
    >
      <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
      <p className="note">{note}</p>
    </AccountForm>
  );
}

interface MailProofProps extends Pick<ProofHandlers, 'onFailure'> {
  onSent: () => void;
}

export function MailProof({ onFailure, onSent }: MailProofProps) {
  const { user } = useOpenAccount().account;
  const form = useAccountForm({
    send: () => mailProofCode(),
    onDone: onSent,
    onFailure,
  });

  return (
    <AccountForm form={form} words={proofText.mail} look="quiet">
      <p className="note">
        {proofText.mail.note} <strong>{user.email}</strong>.
      </p>
    </AccountForm>
  );
}

const { sentTo, label, hint, required } = proofText.code;

export function CodeProof({ onProven, onFailure }: ProofHandlers) {
  const { user } = useOpenAccount().account;
  const form = useAccountForm({
    names: ['code'],
    check: (typed) => (typed('code').trim() ? {} : { code: required }),
    send: (typed) => proveCode({ code: typed('code') }),
    onDone: onProven,
    onFailure,
  });

  return (
    <>
      <AccountForm form={form} words={proofText.code}>
        <Notice kind="info">
          <span>{sentTo}</span> <strong>{user.email}</strong>
        </Notice>
        {/* This form replaces the button that had the focus. */}
        <AppCodeField ref={takeFocus} label={label} hint={hint} error={form.errorOf('code')} />
      </AccountForm>
      <SendAgain send={mailProofCode} />
    </>
  );
}

interface OtherProofsProps extends ProofHandlers {
  hasPasskey: boolean;
  providers: readonly Provider[];
}

/** Proofs with one button each: a passkey, or an account elsewhere. */
export function OtherProofs({ hasPasskey, providers, ...handlers }: OtherProofsProps) {
  const { busyWith, message, askForPasskey, openProvider } = useOtherProofs(handlers);

  return (
    <div className={styles.others}>
      {message && <Notice kind={message.kind}>{message.text}</Notice>}
      {hasPasskey && (
        <Button look="quiet" aria-disabled={busyWith !== undefined} onClick={askForPasskey}>
          <Icon of={KeyRound} />
          {busyWith === 'passkey' ? passkey.waiting : passkey.button}
        </Button>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          look="quiet"
          aria-disabled={busyWith !== undefined}
          onClick={() => openProvider(provider)}
        >
          {busyWith === provider ? opening : `${button} ${providerNames[provider]}`}
        </Button>
      ))}
      {providers.length > 0 && <p className="note">{note}</p>}
    </div>
  );
}

/** Proof with a passkey, or at a provider that redirects back here; one attempt at a time. */
function useOtherProofs({ onProven, onFailure }: ProofHandlers) {
  const { busyWith, message, begin, end } = useAttempt();

  function fail(failure: ApiFailure): void {
    if (!onFailure(failure)) end({ kind: 'error', text: failureMessage(failure) });
  }

  async function askForPasskey(): Promise<void> {
    if (busyWith) return;
    const signal = begin('passkey');
    const proof = await loadPasskeys().then(
      ({ proveWithPasskey }) => proveWithPasskey(signal),
      (): PasskeyOutcome => ({ kind: 'unavailable', failure: { kind: 'network' } }),
    );
    if (signal.aborted) return;
    switch (proof.kind) {
      case 'done':
        return onProven();
      case 'unavailable':
      case 'refused':
        return fail(proof.failure);
      case 'cancelled':
        return end({ kind: 'info', text: passkey.cancelled });
      case 'unusable':
        return end({ kind: 'error', text: passkey.failed });
    }
  }

  async function openProvider(provider: Provider): Promise<void> {
    if (busyWith) return;
    begin(provider);
    const outcome = await startOAuth({ provider, intent: 'prove' });
    if (outcome.ok) location.assign(outcome.data.location);
    else fail(outcome.failure);
  }

  return { busyWith, message, askForPasskey, openProvider };
}
