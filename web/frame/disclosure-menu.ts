/** How long a dropdown stays after the pointer has left it, and before a neighbour replaces it. */
export const CLOSE_DELAY_MS = 100;

/** Where the sections are dropdowns of a bar; below, the browser's own popover does the rest. */
const BAR = '(min-width: 71rem)';
const BAR_WITH_POINTER = `${BAR} and (hover: hover)`;

/**
 * Gives a list of native `<details>` the manners of a navigation menu: opens on hover where there
 * is a pointer, survives a diagonal move to its panel, closes on Escape (focus returns to its
 * summary), on a click elsewhere, when the focus leaves it, and when a destination is chosen.
 * WCAG 2.2 1.4.13 (dismissible, hoverable, persistent). Without this code the elements still open.
 * @returns a function that takes it all away again.
 */
export function attachDisclosureMenu(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const sections = [...menu.querySelectorAll('details')];
  const isBar = window.matchMedia(BAR);
  const usesPointer = window.matchMedia(BAR_WITH_POINTER);
  let timer = 0;

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
    section.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'mouse' || !usesPointer.matches) return;
        const open = openSection();
        // Another panel is open: the pointer may only be passing on its way to it.
        if (open && open !== section) later(() => show(section));
        else {
          clearTimeout(timer);
          show(section);
        }
      },
      { signal },
    );
    section.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType === 'mouse' && usesPointer.matches) later(closeAll);
      },
      { signal },
    );
    section.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isBar.matches) return;
        if (relatedTarget instanceof Node && !section.contains(relatedTarget)) section.open = false;
      },
      { signal },
    );
    section.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        // A mouse has opened the panel by hovering: its click must not close it again.
        if (event.detail > 0 && usesPointer.matches && section.open) event.preventDefault();
      },
      { signal },
    );
  }

  menu.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      closeAll();
      // On a phone the menu is a popover of its own.
      menu.hidePopover?.();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isBar.matches && target instanceof Node && !menu.contains(target)) closeAll();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const open = openSection();
      if (key !== 'Escape' || !open || !isBar.matches) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      closeAll();
    },
    { signal },
  );

  menu.dataset.ready = '';
  return () => {
    controller.abort();
    clearTimeout(timer);
    delete menu.dataset.ready;
  };
}
