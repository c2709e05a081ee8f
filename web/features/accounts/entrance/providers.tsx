import type { ReactNode } from 'react';
import {
  OAUTH_OUTCOMES,
  type OAuthOutcome,
  type Provider,
} from '../../../../worker/contract/accounts.ts';
import { loginText, providerNames } from '../../../content/accounts/login.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import { failureMessage } from './failure-message.ts';
import styles from './ProviderMark.module.css';

/** Drawn in one color, so that they suit both themes and forced colors. */
const shapes: Readonly<Record<Provider, ReactNode>> = {
  google: <path d="M18.2 6.2A8.6 8.6 0 1 0 20.6 12H12.2" />,
  facebook: (
    <>
      <circle cx="12" cy="12" r="11.5" />
      <path d="M16.2 7.3h-1.1c-1.5 0-2.1.8-2.1 2.2v14M9.4 13.3h6" />
    </>
  ),
  twitter: (
    <>
      <path d="M2.2 2.5h5.2l14.4 19h-5.2z" />
      <path d="M20.7 2.5l-7.4 8.2M10.6 13.6l-7.2 7.9" />
    </>
  ),
};

/** Decorative mark of a sign-in provider, beside its name. The specification calls X "Twitter". */
export function ProviderMark({ of: provider }: { of: Provider }) {
  return (
    <svg
      className={styles.mark}
      data-provider={provider}
      viewBox="0 0 24 24"
      width={16}
      height={16}
      aria-hidden
    >
      {shapes[provider]}
    </svg>
  );
}

export function explainOAuthFailure(failure: ApiFailure, provider: Provider) {
  if (failure.kind === 'refused' && failure.code === 'provider_not_set_up') {
    const text = `Signing in with ${providerNames[provider]} ${loginText.social.notSetUp}`;
    return { kind: 'info', text } as const;
  }
  return { kind: 'error', text: failureMessage(failure, loginText.social) } as const;
}

/** Reads an OAuth outcome from the URL; undefined if it is missing or unknown. */
export function readOutcome(name: 'sign-in' | 'connect' | 'proof'): OAuthOutcome | undefined {
  const value = new URLSearchParams(location.search).get(name);
  return OAUTH_OUTCOMES.find((outcome) => outcome === value);
}
