/** Serves the built site for the browser tests, with an empty database of its own. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, stop } from '../../scripts/processes.ts';
import { SITE_PORT } from './ports.ts';
import { providerVariables } from './providers.ts';

const stateFolder = await mkdtemp(join(tmpdir(), 'onego-test-'));
process.once('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
serveSite({
  port: SITE_PORT,
  origin: `http://localhost:${SITE_PORT}`,
  stateFolder,
  variables: providerVariables(SITE_PORT),
  readsEnvFiles: false,
  // The banner asks for them; more would add requests to some test runs.
  settings: { ONEGO_VITALS_PERCENT: '1' },
}).once('exit', (code) => stop(code ?? 1));
