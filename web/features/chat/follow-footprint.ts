import { clipPathOf, listVisibleBoxes } from './footprint.ts';

const INTERVAL_MS = 100;
/** How long an animation may continue after the last DOM change. */
const SETTLING_MS = 1000;

/** Same as `--header-height` in tokens.css. */
const HEADER_HEIGHT_PX = 72;

/** Events after which the layout may differ although no DOM node of the page changed. */
const MOVING_EVENTS = [
  'transitionrun',
  'transitionend',
  'animationstart',
  'load',
  'pointerover',
  'click',
  'keyup',
];

/**
 * Clips the iframe to the visible parts of its page, and hides it when there are none, so that all
 * other clicks and keys reach the site.
 * @returns a function that stops it.
 */
export function followFootprint(frame: HTMLIFrameElement, page: Document): () => void {
  let settlesAtMs = 0;
  let timer: number | undefined;

  function cutOut(): void {
    const boxes = listVisibleBoxes(page);
    const clipPath = clipPathOf(boxes);
    frame.style.clipPath = clipPath;
    frame.style.visibility = clipPath ? 'visible' : 'hidden';
    // On a phone an open chat fills the viewport, with its close button at the top.
    frame.toggleAttribute(
      'data-raised',
      boxes.some(({ y }) => y < HEADER_HEIGHT_PX),
    );
    timer = performance.now() < settlesAtMs ? window.setTimeout(cutOut, INTERVAL_MS) : undefined;
  }

  function follow(): void {
    settlesAtMs = performance.now() + SETTLING_MS;
    timer ??= window.setTimeout(cutOut);
  }

  const observer = new MutationObserver(follow);
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of MOVING_EVENTS) page.addEventListener(type, follow, true);
  page.defaultView?.addEventListener('resize', follow);

  return () => {
    clearTimeout(timer);
    // The other listeners are removed together with the page.
    observer.disconnect();
  };
}
