import { clipPathOf, listVisibleBoxes } from './footprint.ts';

const INTERVAL_MS = 100;
/** A panel may still be moving this long after the last change. */
const SETTLING_MS = 1000;

/** As `--header-height` in tokens.css. */
const HEADER_HEIGHT_PX = 72;

/** After which something may look different, though the page's own nodes have not changed. */
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
 * Keeps the frame cut out to what its page shows, and hidden while that is nothing: a click or a
 * key anywhere else is the site's.
 * @returns what stops it.
 */
export function followFootprint(frame: HTMLIFrameElement, page: Document): () => void {
  let settlesAtMs = 0;
  let timer: number | undefined;

  function cutOut(): void {
    const boxes = listVisibleBoxes(page);
    const clipPath = clipPathOf(boxes);
    frame.style.clipPath = clipPath;
    frame.style.visibility = clipPath ? 'visible' : 'hidden';
    // On a phone an open chat fills the window, with what closes it at the top.
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
    // Its other listeners go with the page.
    observer.disconnect();
  };
}
