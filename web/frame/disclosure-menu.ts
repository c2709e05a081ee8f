/** Delay before a dropdown closes, or a neighboring one opens, after the pointer has left it. */
export const CLOSE_DELAY_MS = 100;

/** Width at which the sections are dropdowns of a bar; below it the menu is a native popover. */
const BAR = '(min-width: 78rem)';
const BAR_WITH_POINTER = `${BAR} and (hover: hover)`;

/**
 * Makes a list of native `<details>` behave like a navigation menu. A section opens on hover if
 * the device supports it, and tolerates diagonal pointer moves to its panel. It closes on Escape
 * (focus returns to its summary), on a click outside, on blur, and when a link is chosen.
 * WCAG 2.2 1.4.13 (dismissible, hoverable, persistent). Sections open without JavaScript too.
 * @returns a cleanup function.
 */
export function attachDisclosureMenu(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const sections = [...menu.querySelectorAll('details')];
  const isBar = window.matchMedia(BAR);
  const usesPointer = window.matchMedia(BAR_WITH_POINTER);
  let timer = 0;

  function on<Type extends keyof GlobalEventHandlersEventMap>(
    target: GlobalEventHandlers | null,
    type: Type,
    listener: (event: GlobalEventHandlersEventMap[Type]) => void,
  ): void {
    target?.addEventListener(type, listener, { signal });
  }

  const openSection = () => sections.find((section) => section.open);

  function later(action: () => void): void {
    clearTimeout(timer);
    timer = window.setTimeout(action, CLOSE_DELAY_MS);
  }

  function show(section: HTMLDetailsElement): void {
    for (const other of sections) other.open = other === section;
  }

  function closeAll(): void {
    clearTimeout(timer);
    for (const section of sections) section.open = false;
  }

  for (const section of sections) {
    on(section, 'pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || !usesPointer.matches) return;
      const open = openSection();
      // The pointer may only be crossing this section on its way to the open panel.
      if (open && open !== section) later(() => show(section));
      else {
        clearTimeout(timer);
        show(section);
      }
    });
    on(section, 'pointerleave', (event) => {
      if (event.pointerType === 'mouse' && usesPointer.matches) later(closeAll);
    });
    on(section, 'focusout', ({ relatedTarget }) => {
      if (!isBar.matches) return;
      if (relatedTarget instanceof Node && !section.contains(relatedTarget)) section.open = false;
    });
    on(section.querySelector('summary'), 'click', (event) => {
      // Hovering has already opened the panel, so a mouse click must not close it again.
      if (event.detail > 0 && usesPointer.matches && section.open) event.preventDefault();
    });
  }

  on(menu, 'click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    closeAll();
    // On phones the whole menu is a popover.
    menu.hidePopover?.();
  });
  // The sheet of a phone covers the page, so it closes when focus moves behind it.
  on(menu, 'focusout', ({ relatedTarget }) => {
    if (isBar.matches || !(relatedTarget instanceof Node)) return;
    if (!menu.parentElement?.contains(relatedTarget)) menu.hidePopover?.();
  });

  on(document, 'pointerdown', ({ target }) => {
    if (isBar.matches && target instanceof Node && !menu.contains(target)) closeAll();
  });
  on(document, 'keydown', ({ key }) => {
    const open = openSection();
    if (key !== 'Escape' || !open || !isBar.matches) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    closeAll();
  });

  menu.dataset.ready = '';
  return () => {
    controller.abort();
    clearTimeout(timer);
    delete menu.dataset.ready;
  };
}
