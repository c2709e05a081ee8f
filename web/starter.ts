import { APP_READY_EVENT } from './lib/app-ready-event.ts';

/**
 * The only inline script of the site: the same on every page, allowed by its hash. It sets the
 * remembered theme, and the room for a menu that is locked open, before the first paint, and starts
 * the app after it: React on the critical path would more than double the time to the first paint. Links and menus work without it; a
 * button or a form that needs the app, used too early, is used again when the app is there.
 */

// The build puts the page's files on the script element itself, so that the text stays constant.
const { app = '', preload = '' } = document.currentScript?.dataset ?? {};

// The one-time token of a mailed link leaves the address, and so the history, before anything else
// loads. The page that needs it takes it from memory: web/features/accounts/link-token.ts.
const [, linkToken] = location.hash.split('#token=');
if (linkToken) {
  Object.assign(window, { linkToken });
  history.replaceState(null, '', location.pathname + location.search);
}

const root = document.documentElement;
const FONTS_KEY = 'fonts_loaded';
const TEXT_FONTS = ['1em "Host Grotesk"', '1em "Geist Mono"'];

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // Screens for who is signed in show their place from the first paint on.
  if (localStorage.getItem('signed_in')) root.dataset.signedIn = '';
  if (localStorage.getItem('menu') === 'locked') root.dataset.menu = 'locked';
  // The fonts of the running text are in the browser's cache: no need to wait for the paint.
  if (sessionStorage.getItem(FONTS_KEY)) applyFonts();
} catch {
  // Storage is blocked: the system's theme applies, and the fonts come after the first paint.
}

/**
 * Fonts of small text would hold up the first paint; fallbacks of the same measure stand in. Asking
 * for a font by way of the styles would lay the page out twice: on the demand and on the arrival.
 */
async function loadFonts(): Promise<void> {
  await Promise.allSettled(TEXT_FONTS.map((font) => document.fonts.load(font)));
  // Part by part: a press or a key in between does not wait for the whole page to be laid out.
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(main), main > *')) {
    part.dataset.fonts = '';
    await nextFrame();
  }
  applyFonts();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

function applyFonts(): void {
  root.dataset.fonts = '';
  try {
    sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

const INTENT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;
const IDLE_TIMEOUT_MS = 2000;
const FONTS_TIMEOUT_MS = 1000;
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
  hasParsed.then(moveStylesToHead).then(() => import(/* @vite-ignore */ app));
}

/** The app does not know the style sheet at the fold: it takes over a body without one. */
async function moveStylesToHead(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]');
  await Promise.all(Array.from(links, replaceInHead));
}

function replaceInHead(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.href;
    copy.onload = copy.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(copy);
  });
}

// A pointer may move while the page still arrives: the app takes over a whole document only.
const hasParsed = new Promise<unknown>((resolve) => {
  addEventListener('DOMContentLoaded', resolve, { once: true });
});
const hasLoaded = new Promise((resolve) => {
  addEventListener('load', resolve, { once: true });
});
const hasPainted = new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve(undefined);
  }).observe({ type: 'paint', buffered: true });
});

for (const type of INTENT_EVENTS) addEventListener(type, start, { passive: true });

const earlyUses: (() => void)[] = [];

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button' && !button.popoverTargetElement) {
    earlyUses.push(() => button.click());
  }
}

function rememberSubmit({ target }: Event): void {
  if (target instanceof HTMLFormElement) earlyUses.push(() => target.requestSubmit());
}

addEventListener('click', rememberClick, true);
addEventListener('submit', rememberSubmit, true);
addEventListener(
  APP_READY_EVENT,
  () => {
    removeEventListener('click', rememberClick, true);
    removeEventListener('submit', rememberSubmit, true);
    for (const repeat of earlyUses) repeat();
  },
  { once: true },
);

// A page opened in a background tab loads but does not paint; it starts when it is looked at.
Promise.all([hasLoaded, hasPainted]).then(async () => {
  // One after the other: laying out the page again while the app is compiled takes twice as long.
  await Promise.race([loadFonts(), wait(FONTS_TIMEOUT_MS)]);
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(start);
  }
});
