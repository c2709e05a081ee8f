import { watchVisibility } from './visibility.ts';

/**
 * Writes the pointer's position within the parent of `element` to `--pointer-x` and `--pointer-y`,
 * each from -1 to 1. Updates at most once per frame, and only while the element is on screen.
 * @returns a cleanup function.
 */
export function attachPointerDrift(element: HTMLElement): () => void {
  const area = element.parentElement ?? element;
  let frame = 0;

  function follow({ clientX, clientY }: PointerEvent): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = area.getBoundingClientRect();
      element.style.setProperty('--pointer-x', (((clientX - left) / width) * 2 - 1).toFixed(3));
      element.style.setProperty('--pointer-y', (((clientY - top) / height) * 2 - 1).toFixed(3));
    });
  }

  const stopWatching = watchVisibility(area, 0, (isVisible) => {
    area.removeEventListener('pointermove', follow);
    if (isVisible) area.addEventListener('pointermove', follow, { passive: true });
  });

  return () => {
    stopWatching();
    cancelAnimationFrame(frame);
    area.removeEventListener('pointermove', follow);
  };
}
