/**
 * Mock of a typical chat widget: a small loader sets a cookie and globals and loads the rest, which
 * adds nodes, listeners, timers and observers to the page and never removes them.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  window.StandInChat = { origin, messages: [] };
  window.standInChatLoaded = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: as real widgets do it
  document.cookie = 'stand-in-chat=visitor; path=/; max-age=3600';
  if (!document.cookie.includes('stand-in-chat')) throw new Error('The visitor is not known');

  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${origin}/chat.css`;
  const panel = document.createElement('script');
  panel.src = `${origin}/chat-panel.js`;
  document.head.append(style, panel);
})();
