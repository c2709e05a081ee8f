/** Empty page that hosts the widget; the build writes it when a chat is configured. */
export const CHAT_PAGE_PATH = '/chat-frame';

/** Identifies the chat page, as opposed to an error page or a development fallback at its URL. */
export const CHAT_PAGE_MARK = 'data-chat';
