import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/ui/Button.tsx';
import { chat as text } from '../../content/chat.ts';
import { settings } from '../../content/site.ts';
import { tabStorage } from '../../lib/storage.ts';
import { CHAT_KEY } from '../../lib/storage-keys.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useConsent } from '../consent/use-consent.ts';
import styles from './Chat.module.css';
import { isOnPage } from './chat-page.ts';

/**
 * The third-party chat, if one is configured: on every page, loaded at idle time once the visitor has
 * agreed to it by the banner or by a press here, and removed on unmount.
 */
export function Chat() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isAccountPage = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.isAccountPage === true,
  });
  const hasConsent = useConsent();
  // A conversation in this tab began with a press.
  const [isWanted, setIsWanted] = useState(() => tabStorage.read(CHAT_KEY) !== undefined);
  const { chat } = settings;
  const isHere = chat !== null && path !== undefined && isOnPage(chat, { isAccountPage });
  const isAllowed = hasConsent || isWanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page gets a chat of its own.
  useEffect(() => {
    if (!chat || !isHere || !isAllowed) return;
    let isLeft = false;
    let close = () => {};
    const cancel = whenIdle(() => {
      import('./open-chat.ts').then(
        ({ openChat }) => {
          if (!isLeft) close = openChat(chat);
        },
        () => {}, // Its code is missing: a page without chat is a whole page.
      );
    });
    return () => {
      isLeft = true;
      cancel();
      close();
    };
  }, [chat, path, isHere, isAllowed]);

  if (!isHere || isAllowed) return null;
  // At the end of the document, where the chat's own frame will be.
  return createPortal(
    <div className={styles.offer}>
      <Button size="compact" look="quiet" onClick={() => setIsWanted(true)}>
        {text.open} <span className="visually-hidden">({text.openNote})</span>
      </Button>
    </div>,
    document.body,
  );
}
