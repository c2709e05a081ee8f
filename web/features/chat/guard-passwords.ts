/** Fields of forms that ask for a password, whether it is shown as dots or as text, or for a code. */
const GUARDED_FIELDS =
  'form:has([autocomplete$="-password"], [autocomplete="one-time-code"]) input';

interface GuardOptions {
  readonly signal: AbortSignal;
  /** Removes the frame. */
  readonly evict: () => void;
}

/**
 * Keeps passwords from being typed into a frame. A frame can move the focus to itself, and with it
 * the keys, so it is not rendered while the visitor is in a form with a password. A frame that takes
 * the focus even then is hostile: it is evicted, and the field gets the focus back.
 */
export function guardPasswords(frame: HTMLIFrameElement, { signal, evict }: GuardOptions): void {
  let field: HTMLElement | undefined;

  function check(): void {
    const { activeElement } = document;
    if (activeElement === frame && field) {
      evict();
      field.focus();
      return;
    }
    field =
      activeElement instanceof HTMLElement && activeElement.matches(GUARDED_FIELDS)
        ? activeElement
        : undefined;
    frame.hidden = field !== undefined;
  }

  // While an element loses the focus, the next one is not known yet.
  const checkNext = () => setTimeout(check);
  document.addEventListener('focusin', check, { signal });
  document.addEventListener('focusout', checkNext, { signal });
  addEventListener('blur', checkNext, { signal });
  check();
}
