/**
 * `npm run ready`: builds the site if the generated files that checks and tests read are missing.
 */
import { existsSync } from 'node:fs';

if (!existsSync('worker/site.gen.ts')) await import('./build.ts');
