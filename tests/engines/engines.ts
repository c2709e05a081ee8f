import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The system's engines. */
export const engines = [firefox, webkit] as const;

/** Which of them `npm run engines` can drive here, and what the others lack, in one line. */
export function describeEngines(): string {
  return engines
    .map(({ name, findMissing }) => {
      const missing = findMissing();
      return missing ? `${name} (not here: ${missing} is not installed)` : name;
    })
    .join(', ');
}
