/**
 * Runs an action on the key "/", except where it is typed as text and while a dialog is open.
 * @returns a function that ends this.
 */
export function onSlashKey(run: () => void): () => void {
  function handle(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
    event.preventDefault();
    run();
  }
  addEventListener('keydown', handle);
  return () => removeEventListener('keydown', handle);
}
