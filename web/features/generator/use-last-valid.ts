import { useState } from 'react';

/** While something is wrong at a field, the preview stays with what was right before. */
export function useLastValid<Options>(options: Options, isValid: boolean): Options {
  const [lastValid, setLastValid] = useState(options);
  if (isValid && lastValid !== options) setLastValid(options);
  return isValid ? options : lastValid;
}
