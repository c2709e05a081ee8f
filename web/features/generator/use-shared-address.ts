import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Choices, readHash, toHash } from './choices.ts';

const ADDRESS_DELAY_MS = 300;

export interface AddressForm<Options> {
  /** For the prerendered page, and after a reset. */
  readonly initial: Options;
  /** Undefined for an address that says nothing of these options. */
  readonly read: (choices: Choices) => Options | undefined;
  readonly write: (options: Options) => Choices;
  /** The choices that the controls of the form show. */
  readonly readForm: (form: FormData) => Choices;
}

/**
 * Options that stand in the address, so that it can be shared. They stand behind its `#`: what is
 * there stays in the browser, where a search would reach the server with the next request, at the
 * latest as its referrer. The address follows the options shortly after, without a new entry in the
 * history.
 * @param form a constant of the module's level.
 * @param element the form with the controls, in which a visitor may choose before the app is there.
 */
export function useSharedAddress<Options>(
  form: AddressForm<Options>,
  element: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate();
  const [options, setOptions] = useState(form.initial);
  const [hasMoved, setHasMoved] = useState(false);

  const writeAddress = useCallback(
    (hash: string) =>
      navigate({ to: '.', hash, replace: true, resetScroll: false, hashScrollIntoView: false }),
    [navigate],
  );

  const takeOver = useCallback(
    (choices: Choices) => {
      const asked = form.read(choices);
      if (asked) setOptions(asked);
      return asked !== undefined;
    },
    [form],
  );

  // The address is known to the browser only, and so is what was chosen before the app was there.
  useEffect(() => {
    const early = element.current ? earlyChoices(form, element.current) : {};
    takeOver({ ...readHash(location.hash), ...early });
    setHasMoved(Object.keys(early).length > 0);
  }, [form, element, takeOver]);

  // Somebody puts another address in its place, or a link inside the page takes it.
  useEffect(() => {
    const handle = () => {
      if (takeOver(readHash(location.hash))) setHasMoved(false);
      else if (options !== form.initial) writeAddress(toHash(form.write(options)));
    };
    addEventListener('hashchange', handle);
    return () => removeEventListener('hashchange', handle);
  }, [form, options, takeOver, writeAddress]);

  useEffect(() => {
    if (!hasMoved) return;
    const timer = setTimeout(() => writeAddress(toHash(form.write(options))), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [form, hasMoved, options, writeAddress]);

  return {
    options,
    change: (next: Options) => {
      setHasMoved(true);
      setOptions(next);
    },
    reset: () => {
      setHasMoved(false);
      setOptions(form.initial);
      writeAddress('');
    },
  };
}

/** What the controls show and the prerendered page did not. */
function earlyChoices<Options>(form: AddressForm<Options>, element: HTMLFormElement): Choices {
  const initial = form.write(form.initial);
  const shown = Object.entries(form.readForm(new FormData(element)));
  return Object.fromEntries(shown.filter(([name, text]) => text !== initial[name]));
}
