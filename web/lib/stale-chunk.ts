const STORAGE_KEY = 'reloaded_for_stale_chunk';
const RETRY_AFTER_MS = 60_000;

/**
 * After a deploy, a page that was loaded before it asks for chunks that are gone. Reload once to
 * get the new page; a guard keeps a truly broken chunk from reloading for ever.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const lastReload = Number(sessionStorage.getItem(STORAGE_KEY));
      if (Date.now() - lastReload < RETRY_AFTER_MS) return;
      sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // Without storage there is no guard, so do not risk a loop.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
