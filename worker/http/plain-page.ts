/**
 * Pages for browsers without JavaScript: prerendered pages into which the Worker writes. A text is
 * always written as text, never as HTML.
 */
import type { FormFields } from './form.ts';

interface RefusedForm {
  readonly fields: FormFields;
  /** HTML of the message. */
  readonly notice: string;
  /** Name of the field that the message is about. */
  readonly field: string | undefined;
}

const NOTICE_ID = 'refusal';

/** Types and purposes of fields that are not filled in again. */
const SECRET = /^(?:password|one-time-code)$/;

/** The page with the message in its form and with what was typed, except passwords and codes. */
export function showRefused(page: Response, { fields, notice, field }: RefusedForm): Response {
  let list = '';
  return withoutScripts()
    .on('head > title', { element: (title) => void title.prepend('Error: ') })
    .on('[data-account], [data-if]', { element: (part) => void part.remove() })
    .on('main form', {
      element(form) {
        const focus = field === undefined ? ' autofocus' : '';
        const start = `<div id="${NOTICE_ID}" tabindex="-1"${focus}>`;
        form.prepend(`${start}${notice}</div>`, { html: true });
      },
    })
    .on('main form [name]', {
      element(control) {
        const name = control.getAttribute('name') ?? '';
        if (name === field) pointOut(control);
        if (control.tagName === 'select') list = name;
        else fillIn(control, fields[name]);
      },
    })
    .on('main form option', {
      element(option) {
        if (option.getAttribute('value') === fields[list]) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    })
    .transform(page);
}

interface PageContent {
  /** Texts for the elements that `data-slot` names; a list of texts becomes a list. */
  readonly slots: Readonly<Record<string, string | readonly string[]>>;
  /** Parts with another `data-if` are left out. */
  readonly conditions: readonly string[];
}

export function fillPage(page: Response, { slots, conditions }: PageContent): Response {
  return withoutScripts()
    .on('[data-if]', {
      element(part) {
        if (!conditions.includes(part.getAttribute('data-if') ?? '')) part.remove();
      },
    })
    .on('[data-slot]', {
      element(slot) {
        const content = slots[slot.getAttribute('data-slot') ?? ''] ?? '';
        if (typeof content === 'string') slot.setInnerContent(content);
        for (const text of typeof content === 'string' ? [] : content) {
          slot.append('<li>', { html: true });
          slot.append(text);
          slot.append('</li>', { html: true });
        }
      },
    })
    .transform(page);
}

/** The app would start at an address that it does not know. */
function withoutScripts(): HTMLRewriter {
  return new HTMLRewriter()
    .on('script', { element: (script) => void script.remove() })
    .on('noscript', { element: (noscript) => void noscript.removeAndKeepContent() });
}

function fillIn(control: Element, value: string | undefined): void {
  const type = control.getAttribute('type') ?? '';
  if (value === undefined || type === 'hidden') return;
  if (SECRET.test(type) || SECRET.test(control.getAttribute('autocomplete') ?? '')) return;
  if (type === 'checkbox') control.setAttribute('checked', '');
  else if (control.tagName === 'textarea') control.setInnerContent(value);
  else control.setAttribute('value', value);
}

function pointOut(control: Element): void {
  control.setAttribute('aria-invalid', 'true');
  const hints = control.getAttribute('aria-describedby') ?? '';
  control.setAttribute('aria-describedby', `${NOTICE_ID} ${hints}`.trim());
  control.setAttribute('autofocus', '');
}
