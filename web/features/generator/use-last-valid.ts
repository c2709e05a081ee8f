import { useState } from 'react';
import { keepValid } from './keep-valid.ts';

/** The options, with the last valid value or the initial one in place of what is not valid. */
export function useLastValid<Options extends object>(
  options: Options,
  countProblems: (options: Options) => number,
): Options {
  const [seen, setSeen] = useState({ options, kept: options });
  if (seen.options === options) return seen.kept;
  const kept = keepValid(options, seen.kept, countProblems);
  setSeen({ options, kept });
  return kept;
}
