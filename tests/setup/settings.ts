/**
 * The tests run with the default settings, whatever `.env` and the environment say; only names such
 * as ONEGO_TEST_PORT count.
 */
import { loadSettings } from '../../scripts/load-settings.ts';
import { SETTINGS } from '../../scripts/settings.ts';

loadSettings();
for (const name of Object.keys(SETTINGS)) delete process.env[name];
