import { browserStorage } from './storage.ts';
import { MENU_KEY } from './storage-keys.ts';

/** Whether the menu is locked open: what the starter has set on the document, or a screen since. */
export function readMenuLock(): boolean {
  return document.documentElement.dataset.menu === 'locked';
}

/** Makes room for the open menu or takes it away again, by an attribute of the document. */
export function applyMenuLock(isLocked: boolean): void {
  if (isLocked) document.documentElement.dataset.menu = 'locked';
  else delete document.documentElement.dataset.menu;
}

/** Remembers what the toggle chose, where storage allows. */
export function rememberMenuLock(isLocked: boolean): void {
  if (isLocked) browserStorage.write(MENU_KEY, 'locked');
  else browserStorage.remove(MENU_KEY);
}
