/**
 * Serves the site with all third parties configured, and the mock server for them, for the browser
 * tests in `tests/e2e/third-parties`.
 */
import { serveSite, stop } from '../../scripts/processes.ts';
import { STAND_IN_PORT, THIRD_PARTY_SITE_PORT } from './ports.ts';
import { copySite } from './site-copy.ts';
import { startStandIns } from './stand-ins.ts';
import { STAND_IN_ORIGIN, thirdPartySettings } from './third-parties.ts';

await startStandIns(STAND_IN_PORT);
serveSite({
  port: THIRD_PARTY_SITE_PORT,
  origin: `http://localhost:${THIRD_PARTY_SITE_PORT}`,
  folder: await copySite(),
  // The vitals tests force the sampling; for the others it should almost never happen.
  settings: { ...thirdPartySettings(STAND_IN_ORIGIN), ONEGO_VITALS_PERCENT: '1' },
}).once('exit', (code) => stop(code ?? 1));
