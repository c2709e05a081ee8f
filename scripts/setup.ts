/**
 * `npm run setup`: asks for the most important settings and writes them to `.env`. With `--list` it
 * prints all settings, as they stand in `.env.example`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { ENV_FILE } from './load-settings.ts';
import { listSettings } from './setup/list-settings.ts';
import { setUp } from './setup/set-up.ts';

if (process.argv.includes('--list')) {
  process.stdout.write(listSettings());
  process.exit();
}

if (!process.stdin.isTTY) {
  console.error(
    `npm run setup asks questions, so it needs a terminal. Without one, copy .env.example to ${ENV_FILE} and edit that.`,
  );
  process.exit(1);
}

const lines = createInterface({ input: process.stdin, output: process.stdout });
lines.once('close', stopHalfway);
const before = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : listSettings();
const after = await setUp(before, {
  ask: (question) => lines.question(question),
  say: (text) => console.log(text),
});
lines.off('close', stopHalfway);
lines.close();
// The file may hold an API token as well.
writeFileSync(ENV_FILE, after, { mode: 0o600 });
console.log(
  `\nWritten to ${ENV_FILE}, which has all other settings too. Next: npm start, npm run deploy`,
);

function stopHalfway(): never {
  console.log('\nNothing was written.');
  process.exit(1);
}
