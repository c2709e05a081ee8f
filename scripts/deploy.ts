/** `npm run deploy`: checks the settings, builds, publishes the site and looks at what answers. */
import { readFileSync } from 'node:fs';
import { deploy } from './deploy/deploy.ts';
import { openWrangler } from './deploy/wrangler.ts';
import { isBuiltWith } from './fresh-build.ts';
import { loadSettings } from './load-settings.ts';
import { openD1 } from './operate/d1.ts';
import { terminal } from './operate/terminal.ts';
import { run } from './processes.ts';

const settings = loadSettings();
const { env } = process;
process.exitCode = await deploy(process.argv.slice(2), {
  env,
  settings,
  terminal,
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  wrangler: openWrangler(env),
  openD1: (config) => openD1({ isRemote: true, config }, env),
  isBuiltWith,
  build: (buildEnv) => run(process.execPath, ['scripts/build.ts'], { env: buildEnv }),
  fetch,
  readHome: () => readFileSync('dist/index.html', 'utf8'),
});
