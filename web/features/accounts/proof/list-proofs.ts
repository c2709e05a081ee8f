import type { AccountSuccess, Provider } from '../../../../worker/contract/accounts.ts';

type Ways = Pick<AccountSuccess, 'hasPassword' | 'connections' | 'passkeys'>;

interface Proofs {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly providers: readonly Provider[];
  /** The Worker mails a code only if there is neither a password nor a passkey. */
  readonly hasMail: boolean;
}

/** The ways in which the owner of an account can prove who they are. Held ones prove nothing. */
export function listProofs(
  { hasPassword, connections, passkeys }: Ways,
  { canUsePasskeys }: { readonly canUsePasskeys: boolean },
): Proofs {
  return {
    hasPassword,
    hasPasskey: canUsePasskeys && passkeys.some(({ isHeld }) => !isHeld),
    providers: connections.filter(({ isHeld }) => !isHeld).map(({ provider }) => provider),
    hasMail: !hasPassword && passkeys.length === 0,
  };
}
