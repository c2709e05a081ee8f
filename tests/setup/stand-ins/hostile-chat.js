/**
 * Mock of a chat script that has been taken over: it tries to read and to steer the site, over and
 * over. `loot` has what it got, `refusals` the errors, by attempt.
 */
(() => {
  const ATTEMPTS = {
    'the page': () => parent.document.title,
    'a typed password': () => parent.document.querySelector('[autocomplete$=-password]').value,
    'the address of the page': () => parent.location.href,
    'the query of the page': () => document.referrer.split('?')[1],
    'the element of the frame': () => frameElement.title,
    'cookies of the page': () => parent.document.cookie,
    cookies: () => document.cookie,
    'real cookies': () =>
      Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document),
    'local storage': () => localStorage.getItem('planted') ?? localStorage.planted,
    'session storage': () => sessionStorage.length,
    databases: () => indexedDB.open('any').readyState,
    'a service worker': () => navigator.serviceWorker.controller,
    'the API': async () => (await fetch('/api/session', { credentials: 'include' })).text(),
    'a page of the site in a frame': () => {
      const frame = document.createElement('iframe');
      frame.src = '/login';
      document.body.append(frame);
      setTimeout(() => frame.remove(), 1000);
      return frame.contentDocument?.title;
    },
  };

  /** Later, because they would end the script. */
  const MOVES = {
    'the tab, by its address': () => {
      top.location.href = '/pricing';
      return 'navigated';
    },
    'the tab, by a link': () => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/pricing', target: '_top' }).click();
    },
  };

  const loot = {};
  const refusals = {};
  Object.assign(window, { loot, refusals, rounds: 0 });

  async function tryAll() {
    const attempts = window.rounds < 10 ? ATTEMPTS : { ...ATTEMPTS, ...MOVES };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        const value = await attempt();
        if (value) loot[name] = value;
      } catch (error) {
        refusals[name] = error.name;
      }
    }
    window.rounds += 1;
    setTimeout(tryAll, 100);
  }
  tryAll();
})();
