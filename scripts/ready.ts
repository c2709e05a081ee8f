/** `npm run ready`: builds once what the checks and tests read, such as the list of pages. */
import { existsSync } from 'node:fs';

if (!existsSync('worker/site.gen.ts')) await import('./build.ts');
