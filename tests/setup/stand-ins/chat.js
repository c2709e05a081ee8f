/**
 * Mock of a typical chat widget: a small loader sets globals and loads the rest, which adds nodes,
 * listeners, timers and observers to the page and never removes them.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  window.StandInChat = { origin, messages: [] };
  window.standInChatLoaded = 0;

  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${origin}/chat.css`;
  const panel = document.createElement('script');
  panel.src = `${origin}/chat-panel.js`;
  document.head.append(style, panel);
})();
