/**
 * Mock of a chat script that has been taken over: it moves the focus to a field of its own, over and
 * over, and logs the keys that arrive there.
 */
(() => {
  const field = document.createElement('input');
  field.addEventListener('keydown', ({ key }) => console.log(`stolen: ${key}`));
  document.body.append(field);

  // Messages are not throttled, unlike timers.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    window.focus();
    field.focus();
    port2.postMessage('again');
  };
  port2.postMessage('start');
})();
