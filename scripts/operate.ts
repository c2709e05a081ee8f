/** `npm run operate -- <command>`: operator tasks on the site's database. */
import { loadSettings } from './load-settings.ts';
import { openD1 } from './operate/d1.ts';
import { operate } from './operate/operate.ts';
import { terminal } from './operate/terminal.ts';

// Whatever a command or wrangler writes holds personal data or keys: for the operator's eyes only.
process.umask(0o077);
loadSettings();
process.exitCode = await operate(process.argv.slice(2), {
  env: process.env,
  terminal,
  openD1: (place) => openD1(place, process.env),
});
