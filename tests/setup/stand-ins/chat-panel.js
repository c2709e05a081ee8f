/** The visible part of the mock chat widget. */
(() => {
  const { StandInChat } = window;
  const panel = document.createElement('div');
  panel.id = 'stand-in-chat';
  panel.style.setProperty('--side', 'right');
  const frame = document.createElement('iframe');
  frame.title = 'Chat';
  frame.src = `${StandInChat.origin}/chat-frame`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = window.STAND_IN_LABEL;
  panel.toggleAttribute('data-open', localStorage.getItem('stand-in-chat') === 'open');
  panel.append(button, frame);
  document.body.append(panel);
  window.standInChatLoaded += 1;

  const remember = (event) => StandInChat.messages.push(event.type);
  button.addEventListener('click', () => {
    const isOpen = panel.toggleAttribute('data-open');
    localStorage.setItem('stand-in-chat', isOpen ? 'open' : 'closed');
  });
  for (const type of ['resize', 'message', 'focus', 'pagehide']) addEventListener(type, remember);
  for (const type of ['click', 'visibilitychange']) {
    document.addEventListener(type, remember, true);
  }
  document.body.addEventListener('keydown', remember);
  window.onstandin = remember;

  setInterval(() => StandInChat.messages.splice(0), 200);
  const poll = () => setTimeout(poll, 200);
  poll();
  const draw = () => requestAnimationFrame(draw);
  draw();
  new MutationObserver(remember).observe(document.head, { childList: true });
  new ResizeObserver(() => remember({ type: 'resized' })).observe(document.body);
})();
