import { chat } from '../../content/chat.ts';
import type { ChatSettings } from '../../content/settings.ts';
import { tabStorage } from '../../lib/storage.ts';
import { CHAT_KEY } from '../../lib/storage-keys.ts';
import styles from './Chat.module.css';
import { CHAT_PAGE_PATH, CHAT_SANDBOX } from './chat-page.ts';
import { areBoxes, type Box, clipPathOf } from './footprint.ts';
import { guardPasswords } from './guard-passwords.ts';

/** Same as `--header-height` in tokens.css. */
const HEADER_HEIGHT_PX = 72;

/** Far more than the name of a visitor and of a conversation. */
const STORED_MAX_CHARS = 100_000;

/**
 * Runs the widget in a full-window iframe that is clipped to what the widget shows. The widget's
 * nodes, listeners, timers and globals belong to the iframe's window and are removed with it; see
 * docs/decisions/0015-chat-in-a-frame-of-its-own.md.
 *
 * Until the widget shows something, and if it never does, the iframe is hidden.
 * @returns a function that removes it.
 */
export function openChat({ isSandboxed }: Pick<ChatSettings, 'isSandboxed'>): () => void {
  const frame = document.createElement('iframe');
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    frame.remove();
  };

  addEventListener(
    'message',
    ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      // While it is not rendered, everything in it is without a size; it comes back as it was.
      if (areBoxes(data) && !frame.hidden) cutOut(frame, data);
      else if (isStored(data)) tabStorage.write(CHAT_KEY, data);
    },
    { signal: listening.signal },
  );
  guardPasswords(frame, { signal: listening.signal, evict: close });

  frame.title = chat.frameTitle;
  frame.className = styles.frame ?? '';
  if (isSandboxed) frame.sandbox.add(...CHAT_SANDBOX);
  frame.name = tabStorage.read(CHAT_KEY) ?? '';
  // The path tells the support agent on which page the visitor asks; its query stays here.
  frame.referrerPolicy = 'origin';
  frame.src = `${CHAT_PAGE_PATH}#${location.pathname}`;
  document.body.append(frame);
  return close;
}

/** Whether a message is what the widget has stored. Only its own page reads that. */
function isStored(message: unknown): message is string {
  return typeof message === 'string' && message.length <= STORED_MAX_CHARS;
}

/** Hides the iframe outside of these boxes, so that all other clicks and keys reach the site. */
function cutOut(frame: HTMLIFrameElement, boxes: readonly Box[]): void {
  const clipPath = clipPathOf(boxes);
  frame.style.clipPath = clipPath;
  frame.style.visibility = clipPath ? 'visible' : 'hidden';
  // On a phone an open chat fills the viewport, with its close button at the top.
  frame.toggleAttribute(
    'data-raised',
    boxes.some(({ y }) => y < HEADER_HEIGHT_PX),
  );
}
