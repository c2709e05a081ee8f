/** `npm run deploy`: checks the settings, publishes the site and looks at what answers. */
import { readFileSync } from 'node:fs';
import { deploy } from './deploy/deploy.ts';
import { openWrangler } from './deploy/wrangler.ts';
import { loadSettings } from './load-settings.ts';
import { terminal } from './operate/terminal.ts';

const settings = loadSettings();
process.exitCode = await deploy(process.argv.slice(2), {
  env: process.env,
  settings,
  terminal,
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  wrangler: openWrangler(process.env),
  fetch,
  readHome: () => readFileSync('dist/index.html', 'utf8'),
});
