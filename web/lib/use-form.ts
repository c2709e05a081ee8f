import { type FormEvent, useEffect, useRef, useState } from 'react';

/** The text in a field: "on" for a ticked box, empty for one that is not ticked. */
export type Typed<Name extends string> = (name: Name) => string;

export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** Why a submit failed. */
export interface SubmitFault {
  readonly message: string;
  /** Without one, or if the form has no such field, the message is about the form as a whole. */
  readonly field?: string | undefined;
}

interface FormOptions<Name extends string> {
  /** In the order of the screen: the first field with a fault takes the focus. */
  names: readonly Name[];
  check: (typed: Typed<Name>, form: HTMLFormElement) => Faults<Name>;
  /** Called if the check finds no fault. Until it ends, further submits are ignored. Never rejects. */
  submit: (typed: Typed<Name>) => Promise<SubmitFault | undefined>;
  onInput?: (typed: Typed<Name>) => void;
}

interface FormState {
  readonly isSending: boolean;
  readonly errors: ReadonlyMap<string, string>;
  /** About the form as a whole. */
  readonly message: string | undefined;
}

const AT_REST: FormState = { isSending: false, errors: new Map(), message: undefined };

/**
 * The state of a form: what is wrong with it, and whether it is being sent. The controls keep their
 * own text, so nothing typed before the app started, or filled in by a password manager, is lost.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names, check, submit, onInput } = options;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState(AT_REST);

  useEffect(() => setTexts(readTexts(form.current)), []);

  function handleInput({ target }: FormEvent<HTMLFormElement>): void {
    const current = readTexts(form.current);
    setTexts(current);
    setState(({ errors, ...rest }) => {
      const left = new Map(errors);
      if (isControl(target)) left.delete(target.name);
      return { ...rest, errors: left, message: undefined };
    });
    onInput?.(typedIn(current));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const typed: Typed<Name> = typedIn(readTexts(event.currentTarget));
    const faults = new Map<string, string>(Object.entries(check(typed, event.currentTarget)));
    if (faults.size > 0) {
      showFaults(faults);
      return;
    }
    isSending.current = true;
    setState({ ...AT_REST, isSending: true });
    const fault = await submit(typed);
    isSending.current = false;
    const field = names.find((name) => name === fault?.field);
    if (fault && field) showFaults(new Map([[field, fault.message]]));
    else setState({ ...AT_REST, message: fault?.message });
  }

  function showFaults(errors: ReadonlyMap<string, string>): void {
    setState({ ...AT_REST, errors });
    const first = names.find((name) => errors.has(name));
    if (first) focus(first);
  }

  function focus(name: Name): void {
    findControl(form.current, name)?.focus();
  }

  /** Replaces the text of fields. */
  function fillIn(entries: Faults<Name>): void {
    for (const name of names) {
      const control = findControl(form.current, name);
      if (control && entries[name] !== undefined) control.value = entries[name];
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
    errorOf: (name: Name) => state.errors.get(name),
    /** Shows a message about the form as a whole, or takes it away. */
    say: (message: string | undefined) => setState((now) => ({ ...now, message })),
    focus,
    fillIn,
    reset,
    props: {
      ref: form,
      // Without the app a submit does nothing, rather than put a password into an address.
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

/** Puts text into the fields that are empty: what was typed before the app started stays. */
export function fillEmpty<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  textOf: Typed<Name>,
): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (!control || control.value) continue;
    control.value = textOf(name);
    // A select without this option would show nothing at all: back to its placeholder.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }
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
