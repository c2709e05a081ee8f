import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settings } from '../../content/site.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { isOnPage } from './chat-page.ts';

/**
 * The third-party chat, if one is configured: loaded on every page at idle time, removed on
 * unmount.
 */
export function Chat() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isAccountPage = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.isAccountPage === true,
  });

  useEffect(() => {
    const { chat } = settings;
    if (!chat || path === undefined || !isOnPage(chat, { isAccountPage })) return;
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
  }, [path, isAccountPage]);

  return null;
}
