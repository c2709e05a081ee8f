import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Returns a field's value: "on" for a checked checkbox, empty for an unchecked one. */
export type Typed<Name extends string> = (name: Name) => string;

/** A field whose fault is undefined has none. */
export type Faults<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface SubmitFault {
  readonly message: string;
  /** If absent or not a field of this form, the message applies to the whole form. */
  readonly field?: string | undefined;
}

export interface FormOptions<Name extends string> {
  /** Field names in visual order: the first invalid field receives focus. */
  names?: readonly Name[];
  check?: (typed: Typed<Name>, form: HTMLFormElement) => Faults<Name>;
  /** Called if `check` finds no faults. Must not reject. Submits are ignored until it resolves. */
  submit: (typed: Typed<Name>) => Promise<SubmitFault | undefined>;
  onInput?: (typed: Typed<Name>) => void;
}

interface FormState {
  readonly isSending: boolean;
  readonly errors: Faults<string>;
  /** Message for the whole form. */
  readonly message: string | undefined;
}

const AT_REST: FormState = { isSending: false, errors: {}, message: undefined };

/**
 * Manages a form's validation errors and submit state. The fields are uncontrolled, so text that
 * was typed before hydration or filled in by a password manager is kept.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names = [], check, submit, onInput } = options;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState(AT_REST);

  useEffect(() => setTexts(readTexts(form.current)), []);

  function handleInput({ target }: FormEvent<HTMLFormElement>): void {
    const current = readTexts(form.current);
    setTexts(current);
    const corrected = isControl(target) ? { [target.name]: undefined } : {};
    setState((now) => ({ ...now, errors: { ...now.errors, ...corrected }, message: undefined }));
    onInput?.(typedIn(current));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const typed: Typed<Name> = typedIn(readTexts(event.currentTarget));
    const faults: Faults<Name> = check?.(typed, event.currentTarget) ?? {};
    if (names.some((name) => faults[name])) {
      showErrors(faults);
      return;
    }
    isSending.current = true;
    setState({ ...AT_REST, isSending: true });
    const fault = await submit(typed);
    isSending.current = false;
    const field = names.find((name) => name === fault?.field);
    if (fault && field) showErrors({ [field]: fault.message });
    else setState({ ...AT_REST, message: fault?.message });
  }

  function showErrors(errors: Faults<string>): void {
    setState({ ...AT_REST, errors });
    const first = names.find((name) => errors[name]);
    if (first) focus(first);
  }

  function focus(name: Name): void {
    findControl(form.current, name)?.focus();
  }

  /** Sets the values of the given fields and clears errors. */
  function fillIn(entries: Faults<Name>): void {
    for (const name of names) {
      const control = findControl(form.current, name);
      if (control && entries[name] !== undefined) setText(control, entries[name]);
    }
    setState(AT_REST);
    setTexts(readTexts(form.current));
  }

  function reset(): void {
    form.current?.reset();
    fillIn({});
  }

  return {
    ...state,
    typed: typedIn(texts),
    errorOf: (name: Name) => state.errors[name],
    /** Shows a message for the whole form, or removes it. */
    say: (message: string | undefined) => setState((now) => ({ ...now, message })),
    focus,
    fillIn,
    reset,
    props: {
      ref: form,
      // Before hydration a submit must do nothing: a GET would put the password into the URL.
      method: 'dialog',
      noValidate: true,
      onInput: handleInput,
      onSubmit: handleSubmit,
    } as const,
  };
}

export type Form = ReturnType<typeof useForm>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

/** Fills empty fields only, so that text typed before hydration is kept. */
export function fillEmpty<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  textOf: Typed<Name>,
): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (control && !control.value) setText(control, textOf(name));
  }
}

function setText(control: Control, text: string): void {
  control.value = text;
  // The select lacks this option and would appear blank, so fall back to its placeholder.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
}

function isControl(value: unknown): value is Control {
  return (
    value instanceof HTMLInputElement ||
    value instanceof HTMLSelectElement ||
    value instanceof HTMLTextAreaElement
  );
}

function readTexts(form: HTMLFormElement | null): ReadonlyMap<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return new Map(entries.map(([name, value]) => [name, String(value)]));
}

function typedIn(texts: ReadonlyMap<string, string>): Typed<string> {
  return (name) => texts.get(name) ?? '';
}
