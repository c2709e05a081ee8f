import type { Settings } from '../../web/content/settings.ts';
import type { Environment } from '../settings.ts';
import { readAccepted } from './accepted.ts';
import { readDeployConfig } from './config.ts';
import { askSecretState } from './key-secret.ts';
import { describeProblems, findProblems } from './preflight.ts';
import { openWrangler } from './wrangler.ts';
import { readWranglerArguments } from './wrangler-arguments.ts';

/**
 * Checks a deployment from within the build that wrangler runs, so that `npx wrangler deploy`
 * publishes nothing that `npm run deploy` would not. A dry run only says what is wrong.
 * @returns whether the build may go on.
 */
export async function mayPublish(settings: Settings, env: Environment): Promise<boolean> {
  const config = readDeployConfig(readWranglerArguments());
  const hasSecret =
    config.isDryRun || readAccepted(env).includes('secret')
      ? undefined
      : await askForSecret(env, config.place);
  const problems = findProblems({ settings, config, hasSecret }, env);
  if (problems.length === 0) return true;
  console.error(describeProblems(problems));
  if (config.isDryRun) return true;
  const codes = problems.map(({ code }) => code).join(',');
  console.error(
    `Nothing was published. Mend it in .env and use npm run deploy, or accept it: ONEGO_ACCEPT=${codes}`,
  );
  return false;
}

async function askForSecret(env: Environment, place: readonly string[]) {
  const state = await askSecretState(openWrangler(env), place);
  if (state.kind === 'worker') return state.hasSecret;
  if (state.kind === 'no worker yet') return false;
  console.error(`Whether the Worker has KEY_WRAPPING_SECRET is unknown: ${state.reason}`);
  return undefined;
}
