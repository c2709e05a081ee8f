import { FONTS_KEY, MENU_KEY, SIGNED_IN_KEY, THEME_KEY } from './lib/storage-keys.ts';

/**
 * The site's only inline script. It is identical on every page, so that the CSP can allow it by
 * hash. Before the first paint it applies the visitor's preferences; afterwards it loads the text
 * fonts and starts the app. React on the critical path would more than double the time to first
 * paint. Links and menus work without the app; early clicks and submits are replayed once it is
 * hydrated.
 */

// The build passes per-page file names in data attributes, which keeps the script's hash constant.
const { app = '', preload = '', style = '' } = document.currentScript?.dataset ?? {};

// Removes the one-time token of a mailed link from the URL and the history before anything else
// loads. web/features/accounts/entrance/mailed-link.tsx reads it from memory.
const [, linkToken] = location.hash.split('#token=');
if (linkToken) {
  Object.assign(window, { linkToken });
  history.replaceState(null, '', location.pathname + location.search);
}

const root = document.documentElement;
// A page may hide what is below its fold until the style sheet applies.
if (style) root.dataset.unstyled = '';
let stylesheet: Promise<HTMLLinkElement> | undefined;

/** Loads the style sheet, for paper alone until it applies. */
function loadStylesheet(): Promise<HTMLLinkElement> {
  stylesheet ??= new Promise((resolve) => {
    const link = addLink('stylesheet', style, 'print');
    link.onload = link.onerror = () => resolve(link);
  });
  return stylesheet;
}

async function applyStylesheet(): Promise<void> {
  if (!style) return;
  const link = await loadStylesheet();
  link.media = '';
  delete root.dataset.unstyled;
}

const TEXT_FONTS = ['1em "Host Grotesk"', '1em "Geist Mono"'];

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme) root.dataset.theme = theme;
  // Signed-in screens reserve their space from the first paint, which avoids layout shift.
  if (localStorage.getItem(SIGNED_IN_KEY)) root.dataset.signedIn = '';
  if (localStorage.getItem(MENU_KEY) === 'locked') root.dataset.menu = 'locked';
  // The fonts and the style sheet are cached by now, so they don't delay the first paint.
  if (sessionStorage.getItem(FONTS_KEY)) {
    root.dataset.fonts = '';
    applyStylesheet();
  }
} catch {
  // Storage is blocked: use the system theme and load the fonts after the first paint.
}

// The place that the address names may be below the fold.
if (location.hash) applyStylesheet();

const SCROLLED_STYLE_AFTER_PX = 10;
addEventListener('scroll', () => {
  root.toggleAttribute('data-scrolled', scrollY > SCROLLED_STYLE_AFTER_PX);
});

const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const FONTS_TIMEOUT_MS = 1000;
const PAINT_TIMEOUT_MS = 500;
/** Starts the app even if the page never becomes idle. */
const IDLE_TIMEOUT_MS = 2000;

function once(type: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(type, resolve, { once: true });
  });
}

// Input can arrive before the HTML is complete, but hydration needs the whole document.
const hasParsed = once('DOMContentLoaded');
const hasLoaded = once('load');

// The app would throw without popovers. Such a browser keeps the page as it is without scripts.
const isServed: boolean = 'popover' in root;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of INTENT_EVENTS) removeEventListener(type, start);
  applyStylesheet();
  if (!isServed) return;
  for (const href of preload.split(' ')) addLink('modulepreload', href);
  hasParsed.then(() => import(/* @vite-ignore */ app));
}

function addLink(rel: string, href: string, media = ''): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.media = media;
  link.fetchPriority = 'low';
  document.head.append(link);
  return link;
}

/**
 * Loads the text fonts late: until then, fallbacks with the same metrics show the text. The style sheet
 * applies with them, because each has the whole page styled anew.
 */
async function loadFontsAndStyles(): Promise<void> {
  const fonts = TEXT_FONTS.map((font) => document.fonts.load(font));
  await Promise.allSettled([style && loadStylesheet(), ...fonts]);
  root.dataset.fonts = '';
  applyStylesheet();
  try {
    sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // Storage is blocked: the next page loads the fonts after its first paint again.
  }
}

for (const type of INTENT_EVENTS) addEventListener(type, start, { passive: true });

// Records clicks and submits until hydration; web/lib/app-ready.ts replays them. A form of the app,
// which has the method "dialog", is not sent by the browser meanwhile.
if (isServed) globalThis.earlyUses = [];
else root.dataset.unserved = '';
for (const type of ['click', 'submit']) {
  addEventListener(
    type,
    (event) => {
      if (!globalThis.earlyUses?.push(event)) return;
      if ((event.target as HTMLFormElement).method === 'dialog') event.preventDefault();
    },
    true,
  );
}

// web/frame/disclosure-menu.ts does so once the app is there.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !globalThis.earlyUses) return;
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open');
});

/**
 * Waits for the first paint of content, which a background tab has once it becomes visible. Firefox
 * reports none for a page that opens scrolled: there a while after the next frame has to do. A frame
 * alone is too early, because fonts would be asked for before the paint.
 */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, PAINT_TIMEOUT_MS));
  });
}

hasLoaded.then(firstPaint).then(async () => {
  // Sequential: relayout after the font swap takes twice as long while the app is being compiled.
  await Promise.race([
    loadFontsAndStyles(),
    new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS)),
  ]);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else start();
});
