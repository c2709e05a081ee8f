/**
 * Mock of the Google tag: processes the queued commands of `dataLayer`, then new ones. Like the
 * real tag, it still sends events while consent is denied, marked as such; `ga-disable-<id>` stops
 * it.
 */
(() => {
  const script = document.currentScript;
  const { origin, searchParams } = new URL(script.src);
  const id = searchParams.get('id');
  const consent = { ad_storage: 'granted', analytics_storage: 'granted' };

  /** Parameters of every event. */
  const common = {};
  let collector = origin;

  const commands = {
    set: (_command, parameters) => Object.assign(common, parameters),
    consent: (_command, _kind, choices) => {
      Object.assign(consent, choices);
      keepCookie();
    },
    config: (_command, _id, parameters) => {
      collector = parameters?.server_container_url ?? origin;
      keepCookie();
      if (parameters?.send_page_view !== false) send('page_view', parameters);
    },
    event: (_command, name, parameters) => send(name, parameters),
  };

  function keepCookie() {
    if (consent.analytics_storage !== 'granted') return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the real tag does it
    document.cookie = '_ga=GA1.1.1.1; path=/';
  }

  function send(name, ownParameters) {
    const parameters = { ...common, ...ownParameters };
    if (window[`ga-disable-${id}`]) return;
    const isGranted = (kind) => (consent[kind] === 'granted' ? 1 : 0);
    const query = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      dl: parameters.page_location ?? location.href,
      dt: parameters.page_title ?? document.title,
      gcs: `G1${isGranted('ad_storage')}${isGranted('analytics_storage')}`,
    });
    for (const [key, value] of Object.entries(parameters)) query.set(`ep.${key}`, value);
    fetch(`${collector}/g/collect?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true });
  }

  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // The real tag accepts only an `arguments` object as a command, not an array.
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const take = (entry) => isCommand(entry) && commands[entry[0]]?.(...entry);
  for (const entry of layer) take(entry);
  layer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return Array.prototype.push.apply(layer, entries);
  };
})();
