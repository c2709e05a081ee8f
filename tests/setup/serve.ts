/** Serves the built site for the browser tests, with a database of its own that starts empty. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, stop } from '../../scripts/processes.ts';

const stateFolder = await mkdtemp(join(tmpdir(), 'onego-test-'));
const port = Number(process.env.PORT);
serveSite({ port, origin: `http://localhost:${port}`, stateFolder }).once('exit', async (code) => {
  await rm(stateFolder, { recursive: true, force: true });
  stop(code ?? 1);
});
