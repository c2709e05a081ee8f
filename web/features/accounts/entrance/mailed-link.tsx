import { useHydrated } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { linkNeedsScript } from '../../../content/accounts/plain.ts';
import type { PageMeta } from '../../../content/page.ts';
import type { SignalState } from '../../../content/signal.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import styles from './Entrance.module.css';
import { Entrance, type Line } from './Entrance.tsx';

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
function useLinkToken(): LinkToken {
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

interface MailedLinkScreenProps {
  text: {
    readonly meta: PageMeta;
    readonly heading: string;
    readonly incomplete: string;
    readonly instead: { readonly to: string; readonly label: string };
  };
  /** The line, by the state of the link. */
  lineOf: (link: SignalState) => Line;
  lead?: string;
  /** What to do about a link that is cut off. */
  way: ReactNode;
  /** The screen of the form, which calls `end` to be replaced by another one. */
  children: (token: string, end: (ending: ReactElement) => void) => ReactElement;
}

/**
 * Landing page of a mailed link. The prerendered page cannot know whether the link is whole, so the
 * message that it is cut off is hidden there; it keeps its space, so that nothing flashes or shifts
 * when it appears.
 */
export function MailedLinkScreen({ text, lineOf, lead, way, children }: MailedLinkScreenProps) {
  const { isKnown, token } = useLinkToken();
  const [ending, setEnding] = useState<ReactElement>();

  if (ending) return ending;
  if (token) return children(token, setEnding);
  return (
    <Entrance
      meta={text.meta}
      heading={text.heading}
      {...(lead && { lead })}
      line={lineOf(isKnown ? 'failed' : 'running')}
    >
      <div className={styles.veil} data-lifted={isKnown || undefined}>
        <Notice kind="error">{text.incomplete}</Notice>
        {way}
      </div>
      <NeedsScript instead={text.instead}>{linkNeedsScript}</NeedsScript>
    </Entrance>
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
