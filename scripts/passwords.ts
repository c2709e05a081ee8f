/** `npm run passwords`: makes the filter of common passwords from the list. */
import { writeFile } from 'node:fs/promises';
import { COMMON_PASSWORDS_PATH } from '../worker/contract/common-passwords.ts';
import { makeFilter, readRankedPasswords } from './common-passwords.ts';

await writeFile(`public${COMMON_PASSWORDS_PATH}`, makeFilter(readRankedPasswords()));
