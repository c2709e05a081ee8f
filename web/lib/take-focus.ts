/** A `ref` that gives the focus to an element which replaces the one that had it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
