import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { linkNeedsScript } from '../../../content/accounts/plain.ts';
import styles from './Entrance.module.css';

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
