/**
 * `npm run pins`: looks up the versions of pins.json at their registries and release feeds. Writes
 * the file that it proposes to .build/pins.json, to compare and take over by hand. What cannot be
 * reached is named and left as it is.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import pins from '../web/content/workspace/config/pins.json' with { type: 'json' };
import { checkPins } from './pins/check-pins.ts';

const PROPOSAL = '.build/pins.json';

const today = new Date().toISOString().slice(0, 10);
const { proposed, changes, failures } = await checkPins(pins, fetch, today);

for (const [reason, names] of failures) console.log(`${reason} Not checked: ${names.join(', ')}`);
for (const change of changes) console.log(`Newer: ${change}`);
mkdirSync('.build', { recursive: true });
writeFileSync(PROPOSAL, `${JSON.stringify(proposed, null, 2)}\n`);
console.log(
  changes.length === 0
    ? 'Nothing newer was found.'
    : `Proposed in ${PROPOSAL}. To take it over: cp ${PROPOSAL} web/content/workspace/config/pins.json`,
);
