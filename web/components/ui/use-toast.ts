import { useCallback, useEffect, useRef, useState } from 'react';

const TOAST_MS = 3000;

/** A message that is shown for three seconds. Showing another one starts anew. */
export function useToast(): readonly [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<number>(undefined);

  const show = useCallback((next: string) => {
    clearTimeout(timer.current);
    setMessage(next);
    timer.current = window.setTimeout(() => setMessage(''), TOAST_MS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [message, show];
}
