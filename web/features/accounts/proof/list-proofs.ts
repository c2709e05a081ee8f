import type { AccountSuccess, Provider } from '../../../../worker/contract/accounts.ts';

type Ways = Pick<AccountSuccess, 'hasPassword' | 'secondFactor' | 'connections' | 'passkeys'>;

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
  { hasPassword, secondFactor, connections, passkeys }: Ways,
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
