const STORAGE_KEY = 'reloaded_for_stale_chunk';
const RETRY_AFTER_MS = 60_000;
/** How Vite names a style sheet that did not arrive. */
const MISSING_STYLES = /^Unable to preload CSS/;

/**
 * After a deploy, a page that was loaded before it asks for chunks that are gone. The router loads
 * the page anew, once, when the code of a page to be shown is missing; a mere look ahead at a
 * hovered link does nothing. This does the same for a style sheet, which the router does not see.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection there is no newer page to load.
    if (!MISSING_STYLES.test(event.payload.message) || navigator.onLine === false) return;
    try {
      const lastReload = Number(sessionStorage.getItem(STORAGE_KEY));
      if (Date.now() - lastReload < RETRY_AFTER_MS) return;
      sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // Without storage there is no guard, so do not risk a loop.
      return;
    }
    location.reload();
  });
}
