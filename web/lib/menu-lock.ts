/** The starter in the page's head reads the same key before the first paint. */
export const MENU_STORAGE_KEY = 'menu';

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
  try {
    if (isLocked) localStorage.setItem(MENU_STORAGE_KEY, 'locked');
    else localStorage.removeItem(MENU_STORAGE_KEY);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}
