import type { ChatSettings } from '../../content/settings.ts';

/** Page that hosts the widget; the build writes it when a chat is configured. */
export const CHAT_PAGE_PATH = '/chat-frame';

/**
 * What the widget's page may do. Without `allow-same-origin` its origin is opaque: it can reach
 * neither the site's documents nor cookies or storage.
 */
export const CHAT_SANDBOX = [
  'allow-scripts',
  'allow-forms',
  // Links of a conversation open in new tabs, as ordinary pages.
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const;

/** Every page has the chat, unless it could read what is typed on the pages for accounts. */
export function isOnPage(
  { isSandboxed }: Pick<ChatSettings, 'isSandboxed'>,
  { isAccountPage }: { readonly isAccountPage: boolean },
): boolean {
  return isSandboxed || !isAccountPage;
}
