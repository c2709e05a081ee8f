/** `npm run workflows`: writes the workflows of this repository into .github/workflows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkflows } from './workflows/workflows.ts';

const FOLDER = '.github/workflows';

const workflows = createWorkflows();
mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(workflows)) writeFileSync(join(FOLDER, name), text);
console.log(`Written: ${Object.keys(workflows).join(', ')} in ${FOLDER}.`);
