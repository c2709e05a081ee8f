import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { linkNeedsScript } from '../../../content/accounts/plain.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import styles from './Entrance.module.css';

declare global {
  interface Window {
    /**
     * Set by the inline starter script, which removes it from the URL before anything else loads.
     */
    linkToken?: string | undefined;
  }
}

const TOKEN_HASH = '#token=';

/** Kept in memory only: discarded on reload and after use. */
let token = takeFromWindow();

function takeFromWindow(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const found = window.linkToken;
  window.linkToken = undefined;
  return found;
}

interface LinkToken {
  /** False in the prerendered page, which cannot read the URL fragment. */
  readonly isKnown: boolean;
  /** Undefined if the URL had no token. */
  readonly token: string | undefined;
}

/** The one-time token from the link that opened the page. */
export function useLinkToken(): LinkToken {
  const isKnown = useHydrated();

  // Pasting a link into the address bar of the same page only changes the hash: force a reload.
  useEffect(() => {
    const loadAgain = () => {
      if (location.hash.startsWith(TOKEN_HASH)) location.reload();
    };
    addEventListener('hashchange', loadAgain);
    return () => removeEventListener('hashchange', loadAgain);
  }, []);

  return { isKnown, token: isKnown ? token : undefined };
}

/** Called after use: a token works only once. */
export function forgetLinkToken(): void {
  token = undefined;
}

/**
 * Forgets the token if a request failed because its link is wrong, used, expired or replaced by a
 * newer one.
 * @returns whether it did.
 */
export function forgetDeadLink(failure: ApiFailure): boolean {
  const isDead =
    failure.kind === 'refused' && (failure.code === 'invalid_token' || failure.field === 'token');
  if (isDead) forgetLinkToken();
  return isDead;
}

interface MissingLinkProps {
  /** Whether it is known that the URL has no token. */
  isKnown: boolean;
  words: {
    readonly incomplete: string;
    readonly instead: { readonly to: string; readonly label: string };
  };
  /** What to do now. */
  children: ReactNode;
}

/**
 * Says that a link is cut off. The prerendered page cannot know that, so the message is hidden there;
 * it keeps its space, so that nothing flashes or shifts when it appears.
 */
export function MissingLink({ isKnown, words, children }: MissingLinkProps) {
  return (
    <>
      <div className={styles.veil} data-lifted={isKnown || undefined}>
        <Notice kind="error">{words.incomplete}</Notice>
        {children}
      </div>
      <NeedsScript instead={words.instead}>{linkNeedsScript}</NeedsScript>
    </>
  );
}

interface NeedsScriptProps {
  children: string;
  /** A page that does the same without scripts. */
  instead: { readonly to: string; readonly label: string };
}

/** Shown when JavaScript is off: what does not work without it, and where to go instead. */
export function NeedsScript({ children, instead }: NeedsScriptProps) {
  return (
    <noscript>
      <p>
        {children} <a href={instead.to}>{instead.label}</a>
      </p>
    </noscript>
  );
}
