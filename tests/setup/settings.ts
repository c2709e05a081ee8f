/**
 * The tests run with the default settings, whatever `.env` and the environment say; only names such
 * as ONEGO_TEST_PORT count.
 */
import { loadSettings } from '../../scripts/load-settings.ts';
import { SETTING_NAMES } from '../../web/settings.ts';

loadSettings();
for (const name of SETTING_NAMES) delete process.env[name];
