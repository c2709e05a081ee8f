/**
 * The operator's settings: those of the environment and, for names that are not set there, those of
 * `.env` in the project folder. Every command reads them here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { diff, parseEnv } from 'node:util';
import type { Settings } from '../web/content/settings.ts';
import { readAccepted } from './deploy/preflight.ts';
import { type Environment, readSettings, SETTINGS, SettingsError } from './settings.ts';

const ENV_FILE = '.env';

/** Read by the project's tools, not by the site. */
const TOOL_NAMES = [
  'ONEGO_ACCEPT',
  'ONEGO_DEPLOY',
  'ONEGO_DEV_WORKER',
  'ONEGO_LIVE_ACCOUNT',
  'ONEGO_TEST_BROWSER',
  'ONEGO_TEST_PAGES',
  'ONEGO_TEST_ENGINE',
  'ONEGO_TEST_PORT',
  'ONEGO_TEST_SERVED',
];

/**
 * Reads the settings, and adds the variables of `.env` to the environment. Ends the process with one
 * sentence if a setting is wrong.
 */
export function loadSettings(): Settings {
  try {
    // Wrangler has read the file, or was told not to, before it runs the build.
    const isOurs = process.env.WRANGLER_COMMAND === undefined && existsSync(ENV_FILE);
    const file = isOurs ? readFileSync(ENV_FILE, 'utf8') : '';
    Object.assign(process.env, mergeEnvironment(file, process.env));
    refuseUnknownNames(process.env);
    readAccepted(process.env);
    const settings = readSettings(process.env);
    if (settings.logo && !existsSync(settings.logo)) {
      throw new SettingsError(`ONEGO_LOGO names ${settings.logo}, which does not exist.`);
    }
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The same for a site on this machine. The ONEGO_ORIGIN of `.env` is that of the deployed site, so
 * only the one of the environment counts.
 */
export function loadLocalSettings(): Settings {
  const { ONEGO_ORIGIN } = process.env;
  const settings = loadSettings();
  if (ONEGO_ORIGIN?.trim()) process.env.ONEGO_ORIGIN = ONEGO_ORIGIN;
  else delete process.env.ONEGO_ORIGIN;
  return settings;
}

/**
 * The environment with the variables of an env file. A variable that is set, and not empty, wins.
 * @throws {SettingsError} for a `$` that wrangler, which reads the file too, would replace.
 */
export function mergeEnvironment(file: string, env: Environment): Environment {
  const merged: Record<string, string | undefined> = { ...env };
  for (const [name, value = ''] of Object.entries(parseEnv(file))) {
    if (merged[name]) continue;
    if (isSettingName(name) && /(?<!\\)\$[\w{]/.test(value)) {
      throw new SettingsError(`Write \\$ for each $ of ${name} in ${ENV_FILE}.`);
    }
    merged[name] = value.replaceAll('\\$', '$');
  }
  return merged;
}

/** @throws {SettingsError} naming the nearest setting. */
export function refuseUnknownNames(env: Environment): void {
  const known: readonly string[] = [...Object.keys(SETTINGS), ...TOOL_NAMES];
  for (const name of Object.keys(env)) {
    if (!isSettingName(name) || known.includes(name)) continue;
    const wanted = name.toUpperCase();
    const [nearest] = known.toSorted((a, b) => countEdits(wanted, a) - countEdits(wanted, b));
    throw new SettingsError(`There is no setting ${name}. Did you mean ${nearest}?`);
  }
}

function isSettingName(name: string): boolean {
  return /^onego/i.test(name);
}

/** How many letters are in only one of two names. */
function countEdits(from: string, to: string): number {
  return diff(from, to).filter(([operation]) => operation !== 0).length;
}
