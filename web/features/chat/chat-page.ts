/** The empty page of the site that the widget runs in; the build writes it when a chat is set. */
export const CHAT_PAGE_PATH = '/chat-frame';

/** Marks the page itself: in its place there may be an error page, or in development another one. */
export const CHAT_PAGE_MARK = 'data-chat';
