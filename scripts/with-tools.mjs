/**
 * Runs a command with the project's tools in PATH, including its Node; installs the dependencies if
 * they are missing. Plain JavaScript that uses only Node's own modules, because it has to run on
 * any installed Node from version 20.
 *
 * Usage: node scripts/with-tools.mjs node scripts/start.ts
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 500;

const root = fileURLToPath(new URL('..', import.meta.url));
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  // The settings in .env are for the build; the secrets of the local Worker are in .dev.vars.
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
  // Wrangler is large, and is started often: so Node compiles it once.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  // Wrangler hangs if it cannot write to its folder.
  XDG_CONFIG_HOME:
    process.env.XDG_CONFIG_HOME ??
    (hasWritableHome() ? undefined : join(root, '.wrangler', 'config')),
};

if (!isInstalled()) {
  console.log('Installing dependencies, this once …');
  // Not `npm ci`: it rejects a lock file that lacks optional packages of other platforms. The
  // versions and hashes in the lock file are enforced either way.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const exitCode = await run('npm', install);
  if (exitCode !== 0) process.exit(exitCode);
}
const [command = 'node', ...commandArguments] = process.argv.slice(2);
process.exit(await run(command, commandArguments));

function hasWritableHome() {
  const home = homedir();
  try {
    for (const folder of [home, join(home, '.config')]) {
      if (folder === home || existsSync(folder)) accessSync(folder, constants.W_OK);
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether the installed packages match the lock file. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedLock);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Runs a command to completion and forwards signals to it. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    // npm sends signals to the shell between it and this process, and the shell dies without
    // forwarding them. A changed parent id reveals that.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid === parent || child.kill(), ORPHAN_CHECK_MS);
    child.once('exit', (code) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve(code ?? 1);
    });
  });
}
