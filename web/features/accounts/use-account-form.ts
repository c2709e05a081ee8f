import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiOutcome } from '../../lib/api.ts';
import { failureMessage } from './failure-message.ts';

/** What stands in a field; a ticked box is "on", one that is not is empty. */
export type Typed<Name extends string> = (name: Name) => string;

interface AccountFormOptions<Name extends string, Data> {
  /** In the order of the screen: the first faulty one takes the focus. */
  names: readonly Name[];
  /** What is wrong before anything is sent. */
  check: (typed: Typed<Name>) => Partial<Record<Name, string>>;
  send: (typed: Typed<Name>) => Promise<ApiOutcome<Data>>;
  onDone: (data: Data, typed: Typed<Name>) => void | Promise<void>;
  /** For what has words of its own; return undefined for the usual ones. */
  explain?: (failure: ApiFailure) => string | undefined;
  /** A failure that ends the form; return true if it was dealt with. */
  onFailure?: (failure: ApiFailure) => boolean;
}

interface FormState {
  readonly isSending: boolean;
  readonly errors: ReadonlyMap<string, string>;
  /** About the form as a whole. */
  readonly message: string | undefined;
}

const AT_REST: FormState = { isSending: false, errors: new Map(), message: undefined };

/**
 * The state of a form that asks the Worker for something. The inputs keep their own text: what was
 * typed before the app started, or filled in by a password manager, is read from them, and a
 * failure never takes it away.
 */
export function useAccountForm<Name extends string, Data>(options: AccountFormOptions<Name, Data>) {
  const { names, check, send, onDone, explain, onFailure } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState(AT_REST);
  const isSending = useRef(false);

  // What is typed already, before the app started, is read once.
  useEffect(() => setValues(readFields(form.current)), []);

  function handleInput({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof HTMLInputElement ? target.name : '';
    setValues(readFields(form.current));
    setState(({ errors, ...rest }) => {
      const left = new Map(errors);
      left.delete(name);
      return { ...rest, errors: left, message: undefined };
    });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const fields = readFields(form.current);
    const typed: Typed<Name> = (name) => fields.get(name) ?? '';
    const faults = check(typed);
    const errors = new Map<string, string>(
      names.flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])),
    );
    if (errors.size > 0) {
      showFaults(errors);
      return;
    }

    isSending.current = true;
    setState({ ...AT_REST, isSending: true });
    const outcome = await send(typed);
    isSending.current = false;
    if (outcome.ok) {
      setState(AT_REST);
      await onDone(outcome.data, typed);
    } else if (!onFailure?.(outcome.failure)) {
      showFailure(outcome.failure);
    } else {
      setState(AT_REST);
    }
  }

  function showFailure(failure: ApiFailure): void {
    const message = explain?.(failure) ?? failureMessage(failure);
    const field =
      failure.kind === 'refused' ? names.find((name) => name === failure.field) : undefined;
    if (field) showFaults(new Map([[field, message]]));
    else setState({ ...AT_REST, message });
  }

  function showFaults(errors: ReadonlyMap<string, string>): void {
    setState({ ...AT_REST, errors });
    const first = names.find((name) => errors.has(name));
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  }

  /** Puts values into fields, as if they had been typed. */
  function fillIn(entries: Readonly<Partial<Record<Name, string>>>): void {
    for (const [name, value] of Object.entries(entries)) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = String(value);
    }
    setState(AT_REST);
    setValues(readFields(form.current));
  }

  return {
    ...state,
    typed: (name: Name) => values.get(name) ?? '',
    errorOf: (name: Name) => state.errors.get(name),
    fillIn,
    /** Shows what went wrong beside the form, or takes it away. */
    say: (message: string | undefined) => setState((now) => ({ ...now, message })),
    reset: () => {
      form.current?.reset();
      setState(AT_REST);
      setValues(readFields(form.current));
    },
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

function readFields(form: HTMLFormElement | null): ReadonlyMap<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return new Map(entries.map(([name, value]) => [name, String(value)]));
}
