/** Whether the visitor's system asks for less motion; for what a style sheet cannot say. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
