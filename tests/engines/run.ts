/**
 * `npm run engines [-- firefox | webkit]`: the journeys in the system's Firefox and in WebKitGTK, as
 * far as they are installed. Exits with 1 if one fails.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { choosePort, HOST, serveSite, stop, waitForAnswer } from '../../scripts/processes.ts';
import type { Engine, LaunchOptions, Tab } from './engine.ts';
import { engines } from './engines.ts';
import { type Journey, journeys, journeysWithoutScripts } from './journeys.ts';

const FIRST_PORT = 8850;

const asked = process.argv.slice(2);
const chosen = engines.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word)),
);
const installed = chosen.filter(({ name, findMissing }) => {
  const missing = findMissing();
  if (missing) console.log(`${name}: not run, because ${missing} is not installed.`);
  return !missing;
});
let failures = 0;
if (installed.length > 0) {
  const origin = await serve();
  for (const engine of installed) {
    console.log(`\n${engine.name}`);
    await runAll(engine, journeys, { origin, hasScripts: true });
    if (engine.canDisableScripts) {
      await runAll(engine, journeysWithoutScripts, { origin, hasScripts: false });
    } else {
      console.log('  – without scripts: not run, because its driver cannot switch them off');
    }
  }
}
stop(failures === 0 ? 0 : 1);

/** @returns the origin of the built site, with an empty database of its own. */
async function serve(): Promise<string> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'onego-engines-'));
  process.once('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
  const port = await choosePort(FIRST_PORT);
  const origin = `http://localhost:${port}`;
  serveSite({ port, origin, stateFolder, readsEnvFiles: false });
  await waitForAnswer(`http://${HOST}:${port}/api/session`);
  return origin;
}

async function runAll(
  engine: Engine,
  all: readonly Journey[],
  options: LaunchOptions,
): Promise<void> {
  const tab = await engine.launch(options);
  for (const journey of all) {
    const fault = await walk(tab, journey);
    console.log(`  ${fault ? '✗' : '✓'} ${journey.name}`);
    if (!fault) continue;
    console.log(fault);
    failures += 1;
  }
  await tab.close();
}

/** @returns what went wrong, or an empty string. */
async function walk(tab: Tab, { walk, allowed }: Journey): Promise<string> {
  try {
    await walk(tab);
  } catch (error) {
    await tab.takeComplaints();
    return inspect(error);
  }
  const complaints = await tab.takeComplaints();
  return complaints.filter((complaint) => !allowed?.test(complaint)).join('\n');
}
