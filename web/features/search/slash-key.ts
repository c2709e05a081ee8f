import { browserStorage } from '../../lib/storage.ts';
import { SLASH_KEY } from '../../lib/storage-keys.ts';

const OFF = 'off';

/** Keys without a modifier can be turned off (WCAG 2.2, 2.1.4): speech input may press them. */
export function isSlashKeyOn(): boolean {
  return browserStorage.read(SLASH_KEY) !== OFF;
}

export function turnSlashKey(isOn: boolean): void {
  if (isOn) browserStorage.remove(SLASH_KEY);
  else browserStorage.write(SLASH_KEY, OFF);
}

/**
 * Runs an action on the key "/", unless it is turned off, typed as text, or a dialog is open.
 * @returns a function that ends this.
 */
export function onSlashKey(run: () => void): () => void {
  function handle(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
    if (!isSlashKeyOn()) return;
    event.preventDefault();
    run();
  }
  addEventListener('keydown', handle);
  return () => removeEventListener('keydown', handle);
}
