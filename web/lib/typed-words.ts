/**
 * What is typed into fields, in memory, to be put back after React has drawn a page anew: it does so
 * when a translator has changed the page before hydration, and the error page may too.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typed = new Map<string, string>();
let focused: string | undefined;

/** Keeps what was typed before the app started, and what is typed from now on. */
export function keepTypedWords(): void {
  const controls = document.querySelectorAll<Control>('input, select, textarea');
  for (const control of controls) if (isChanged(control)) keep(control);
  if (isControl(document.activeElement)) focused = keyOf(document.activeElement);
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => isControl(target) && keep(target), true);
  }
  addEventListener('focusin', ({ target }) => {
    focused = isControl(target) ? keyOf(target) : undefined;
  });
}

export function hasTypedWords(): boolean {
  return typed.size > 0;
}

/** Fills the fields of the same names, as if their values were typed again, and moves the focus back. */
export function restoreTypedWords(): void {
  const hasLostFocus = document.activeElement === document.body;
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    const value = typed.get(keyOf(control));
    if (value !== undefined && value !== textOf(control)) fillIn(control, value);
    if (hasLostFocus && focused === keyOf(control)) control.focus({ preventScroll: true });
  }
}

/** For when another page is shown. */
export function forgetTypedWords(): void {
  typed.clear();
  focused = undefined;
}

function keep(control: Control): void {
  if (control.type !== 'file') typed.set(keyOf(control), textOf(control));
}

/** Names repeat in lists and in groups of radio buttons. */
function keyOf(control: Control): string {
  const { name, id } = control;
  if (!name) return id;
  return `${name} ${[...document.getElementsByName(name)].indexOf(control)}`;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function textOf(control: Control): string {
  return isTicked(control) ? String(control.checked) : control.value;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected && !option.defaultSelected);
  }
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function fillIn(control: Control, value: string): void {
  if (isTicked(control)) {
    // A radio button is unticked by ticking another one.
    if (control.type === 'checkbox' || value === 'true') control.click();
    return;
  }
  // React ignores an event if it has seen the value being set on the element itself.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
