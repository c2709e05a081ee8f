import { FONTS_KEY, MENU_KEY, SIGNED_IN_KEY, THEME_KEY } from './lib/storage-keys.ts';
import { whenIdle } from './lib/when-idle.ts';

/**
 * The only inline script of the site: the same on every page, allowed by its hash. Before the first
 * paint it applies what the visitor has chosen; after it, it loads the fonts of small text and
 * starts the app. React on the critical path would more than double the time to the first paint.
 * Links and menus work without the app; a button or a form that needs it, used too early, is used
 * again when the app is there.
 */

// The build puts the page's files on the script element itself, so that the text stays constant.
const { app = '', preload = '' } = document.currentScript?.dataset ?? {};

// The one-time token of a mailed link leaves the address, and so the history, before anything else
// loads. The page that needs it reads it from memory: web/features/accounts/link/link-token.ts.
const [, linkToken] = location.hash.split('#token=');
if (linkToken) {
  Object.assign(window, { linkToken });
  history.replaceState(null, '', location.pathname + location.search);
}

const root = document.documentElement;
const TEXT_FONTS = ['1em "Host Grotesk"', '1em "Geist Mono"'];

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // Screens for signed-in visitors reserve their place from the first paint on.
  if (localStorage.getItem(SIGNED_IN_KEY)) root.dataset.signedIn = '';
  if (localStorage.getItem(MENU_KEY) === 'locked') root.dataset.menu = 'locked';
  // The fonts are in the browser's cache: no need to wait for the paint.
  if (sessionStorage.getItem(FONTS_KEY)) root.dataset.fonts = '';
} catch {
  // Storage is blocked: the system's theme applies, and the fonts come after the first paint.
}

const INTENT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;
const FONTS_TIMEOUT_MS = 1000;

function once(type: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(type, resolve, { once: true });
  });
}

// A pointer may move while the page still arrives: the app takes over a whole document only.
const hasParsed = once('DOMContentLoaded');
const hasLoaded = once('load');
const hasPainted = new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve(undefined);
  }).observe({ type: 'paint', buffered: true });
});

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of INTENT_EVENTS) removeEventListener(type, start);
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  hasParsed.then(() => import(/* @vite-ignore */ app));
}

/** Small text starts in fallback fonts of the same measure: its fonts would delay the first paint. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled(TEXT_FONTS.map((font) => document.fonts.load(font)));
  root.dataset.fonts = '';
  try {
    sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // Storage is blocked: the next page waits for the paint again.
  }
}

for (const type of INTENT_EVENTS) addEventListener(type, start, { passive: true });

// What is used before the app is there; web/lib/app-ready.ts uses it again.
window.earlyUses = [];
for (const type of ['click', 'submit']) {
  addEventListener(type, (event) => window.earlyUses?.push(event), true);
}

// A page opened in a background tab loads but does not paint; it starts when it is looked at.
Promise.all([hasLoaded, hasPainted]).then(async () => {
  // One after the other: laying out the page again while the app is compiled takes twice as long.
  await Promise.race([
    loadFonts(),
    new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS)),
  ]);
  whenIdle(start);
});
