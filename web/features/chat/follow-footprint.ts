import { type Box, listVisibleBoxes } from './footprint.ts';

const INTERVAL_MS = 100;
/** How long an animation may continue after the last DOM change. */
const SETTLING_MS = 1000;

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

/** Reports the visible boxes of a page whenever they may have changed, for as long as it lives. */
export function followFootprint(page: Document, report: (boxes: readonly Box[]) => void): void {
  let settlesAtMs = 0;
  let isMeasuring = false;

  function measure(): void {
    report(listVisibleBoxes(page));
    isMeasuring = performance.now() < settlesAtMs;
    if (isMeasuring) setTimeout(measure, INTERVAL_MS);
  }

  function follow(): void {
    settlesAtMs = performance.now() + SETTLING_MS;
    if (isMeasuring) return;
    isMeasuring = true;
    setTimeout(measure);
  }

  new MutationObserver(follow).observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of MOVING_EVENTS) page.addEventListener(type, follow, true);
  addEventListener('resize', follow);
}
