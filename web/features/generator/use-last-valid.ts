import { useState } from 'react';

/** The last valid options, so that the preview does not change while a field is invalid. */
export function useLastValid<Options>(options: Options, isValid: boolean): Options {
  const [lastValid, setLastValid] = useState(options);
  if (isValid && lastValid !== options) setLastValid(options);
  return isValid ? options : lastValid;
}
