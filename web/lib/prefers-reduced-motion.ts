/** Reads `prefers-reduced-motion`, for animations that CSS cannot control. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
