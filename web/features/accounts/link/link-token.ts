import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';

declare global {
  interface Window {
    /** Put there by the starter, which takes it out of the address before anything else loads. */
    linkToken?: string | undefined;
  }
}

const TOKEN_HASH = '#token=';

/** In memory only: a reload forgets it, and so does the end of its use. */
let token = takeFromWindow();

function takeFromWindow(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const found = window.linkToken;
  window.linkToken = undefined;
  return found;
}

interface LinkToken {
  /** False in the prerendered page, which cannot know. */
  readonly isKnown: boolean;
  /** Undefined if the address had none. */
  readonly token: string | undefined;
}

/** The one-time token of the link that opened the page. */
export function useLinkToken(): LinkToken {
  const isKnown = useHydrated();

  // A link pasted into the address bar of the page itself loads nothing: have it load.
  useEffect(() => {
    const loadAgain = () => {
      if (location.hash.startsWith(TOKEN_HASH)) location.reload();
    };
    addEventListener('hashchange', loadAgain);
    return () => removeEventListener('hashchange', loadAgain);
  }, []);

  return { isKnown, token: isKnown ? token : undefined };
}

/** After its use: it works once. */
export function forgetLinkToken(): void {
  token = undefined;
}
