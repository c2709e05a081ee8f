import { chat } from '../../content/chat.ts';
import type { ChatSettings } from '../../settings.ts';
import styles from './Chat.module.css';
import { CHAT_PAGE_MARK, CHAT_PAGE_PATH } from './chat-page.ts';
import { followFootprint } from './follow-footprint.ts';

/**
 * Runs the widget in a frame over the whole window, of which only that part is there to see and to
 * touch where the widget shows something. Its nodes, listeners, timers and globals belong to the
 * frame's window and end with it; see docs/decisions/0015-chat-in-a-frame-of-its-own.md.
 *
 * A script that is blocked or fails takes the frame with it, and nothing is seen.
 * @returns what removes it.
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
  // For whoever answers: the page on which the visitor asks.
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
      // A copy: what the widget does to it ends with the frame too.
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
