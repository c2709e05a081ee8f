import { chat } from '../../content/chat.ts';
import type { ChatSettings } from '../../settings.ts';
import styles from './Chat.module.css';
import { CHAT_PAGE_MARK, CHAT_PAGE_PATH } from './chat-page.ts';
import { followFootprint } from './follow-footprint.ts';

/**
 * Runs the widget in a full-window iframe that is clipped to what the widget shows. The widget's
 * nodes, listeners, timers and globals belong to the iframe's window and are removed with it; see
 * docs/decisions/0015-chat-in-a-frame-of-its-own.md.
 *
 * If the script is blocked or fails, the iframe is removed.
 * @returns a function that removes it.
 */
export function openChat({ url, globals }: ChatSettings): () => void {
  const frame = document.createElement('iframe');
  let stopFollowing = () => {};
  const close = () => {
    stopFollowing();
    frame.remove();
  };

  frame.title = chat.frameTitle;
  frame.className = styles.frame ?? '';
  // Tells the support agent on which page the visitor asks.
  frame.src = `${CHAT_PAGE_PATH}#${location.pathname}`;
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentDocument;
      if (!page?.documentElement.hasAttribute(CHAT_PAGE_MARK)) {
        close();
        return;
      }
      page.title = document.title;
      stopFollowing = followFootprint(frame, page);
      // A deep copy, so that the widget cannot modify our settings.
      Object.assign(frame.contentWindow ?? {}, structuredClone(globals));
      const script = page.createElement('script');
      script.src = url;
      script.addEventListener('error', close);
      page.head.append(script);
    },
    { once: true },
  );
  document.body.append(frame);
  return close;
}
