import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Choices, readHash, toHash } from './choices.ts';

const ADDRESS_DELAY_MS = 300;

export interface AddressForm<Options> {
  /** Used for the prerendered page and after a reset. */
  readonly initial: Options;
  /** Undefined if the URL contains none of these options. */
  readonly read: (choices: Choices) => Options | undefined;
  readonly write: (options: Options) => Choices;
  /** The choices shown by the form's controls. */
  readonly readForm: (form: FormData) => Choices;
}

/**
 * Keeps options in the URL so that they can be shared. They are in the fragment, which stays in the
 * browser; a query string would reach the server with the next request, at least as its referrer.
 * The URL is updated after a short delay, without a new history entry.
 * @param form must be a module-level constant.
 * @param element the form, whose controls a visitor may have changed before hydration.
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

  // The URL, and input from before hydration, are known only in the browser.
  useEffect(() => {
    const early = element.current ? earlyChoices(form, element.current) : {};
    takeOver({ ...readHash(location.hash), ...early });
    setHasMoved(Object.keys(early).length > 0);
  }, [form, element, takeOver]);

  // The URL changes by editing or by a link on the page.
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

/** Choices made before hydration, which differ from the prerendered values. */
function earlyChoices<Options>(form: AddressForm<Options>, element: HTMLFormElement): Choices {
  const initial = form.write(form.initial);
  const shown = Object.entries(form.readForm(new FormData(element)));
  return Object.fromEntries(shown.filter(([name, text]) => text !== initial[name]));
}
