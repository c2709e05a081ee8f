import { browserName } from '../../worker/auth/browser-name.ts';
import { findActiveFactor } from '../../worker/db/second-factors.ts';
import {
  listSignInMethods,
  removeSignInMethods,
  type SignInMethod,
} from '../../worker/db/sign-in-methods.ts';
import type { UserRow } from '../../worker/db/users.ts';
import { requireUser } from './accounts.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';
import type { Terminal } from './terminal.ts';

export const signInMethods: Command = {
  summary: 'Lists the passkeys, connected providers and remembered browsers of an account.',
  parameters: ['address'],
  options: { remove: { type: 'boolean' } },
  help: `
  --remove         removes them all; the password and a second factor stay

An intruder may have added some. To give an account back to its owner:

  npm run operate -- lock-user kim@example.com --remote
  npm run operate -- sign-in-methods kim@example.com --remove --remote
  npm run operate -- unlock-user kim@example.com --remote
  npm run operate -- reset-link kim@example.com --remote`,
  async run({ d1, terminal, parameters: [email = ''], options }) {
    const [user, methods] = await Promise.all([
      requireUser(d1, email),
      listSignInMethods(d1, email),
    ]);
    showSignInMethods(terminal, user, methods);
    if (options.remove !== true) return;
    const [count, factor] = await Promise.all([
      removeSignInMethods(d1, email),
      findActiveFactor(d1, user.id),
    ]);
    const password = hasPassword(user) ? 'a password' : 'a new password';
    const rest = factor === null ? password : `${password} and a code`;
    const when = isLocked(user) ? 'After unlock-user' : 'Now';
    terminal.say(`${count} removed. ${when} its owner gets in with ${rest} only.`);
  },
};

export function showSignInMethods(
  terminal: Terminal,
  user: UserRow,
  methods: readonly SignInMethod[],
): void {
  const { email } = user;
  if (isLocked(user)) terminal.say(`${email} is locked: nothing opens it before unlock-user.`);
  const rows = methods.map(({ kind, name, place, since_ms }) => [
    kind,
    kind === 'browser' ? [browserName(name), place].filter(Boolean).join(', ') : name,
    new Date(since_ms).toISOString(),
  ]);
  if (rows.length === 0) {
    terminal.say(
      hasPassword(user)
        ? `${isLocked(user) ? 'Then only' : 'Only'} the password opens ${email}.`
        : `${email} has no password, and nothing else opens it.`,
    );
    return;
  }
  const start = hasPassword(user)
    ? `Besides the password, ${email} has`
    : `Without a password, ${email} has`;
  terminal.say(`${start} (sign-in-methods --remove removes all but a second factor):`);
  terminal.print(table(['KIND', 'NAME', 'SINCE'], rows));
}

function hasPassword({ password_hash: hash }: UserRow): boolean {
  return hash !== '';
}

function isLocked({ locked_at_ms: lockedAtMs }: UserRow): boolean {
  return lockedAtMs !== null;
}
