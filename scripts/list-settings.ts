/** `npm run settings`: prints all settings with their defaults, as they stand in `.env.example`. */
import { PROBLEM_CODES } from './deploy/preflight.ts';
import { SETTINGS, type Setting } from './settings.ts';

const HEAD = `# Settings for every command: copy this file to .env and uncomment what you change. A variable of the
# environment wins over this file. Write \\$ for $.
#
# Written by npm run --silent settings > .env.example`;

const TAIL = `# Problems with which npm run deploy publishes without asking, with commas between them:
# ${PROBLEM_CODES.join(', ')}.
# ONEGO_ACCEPT=

# Not settings of the site, but read from this file as well:
# PORT=8787
# CLOUDFLARE_API_TOKEN=
# CLOUDFLARE_ACCOUNT_ID=
`;

/** All settings with their defaults, as a file whose lines are comments. */
export function listSettings(): string {
  const settings: readonly (readonly [string, Setting])[] = Object.entries(SETTINGS);
  const entries = settings.map(
    ([name, setting]) => `# ${describe(setting)}\n# ${name}=${setting.value}`,
  );
  return [HEAD, ...entries, TAIL].join('\n\n');
}

function describe({ text, otherwise, example }: Setting): string {
  const notes = [
    otherwise && `If not set: ${otherwise}.`,
    example && `Example: ${example.replaceAll('$', '\\$')}`,
  ];
  return [text, ...notes].filter(Boolean).join(' ');
}

if (import.meta.main) process.stdout.write(listSettings());
