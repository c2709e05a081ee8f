import { browserName } from '../../worker/auth/browser-name.ts';
import { REMOVAL_HOURS } from '../../worker/contract/second-factor.ts';
import { cancelRequest, findActiveFactor, requestRemoval } from '../../worker/db/second-factors.ts';
import {
  listSignInMethods,
  removeSignInMethods,
  type SignInMethod,
} from '../../worker/db/sign-in-methods.ts';
import { findUserByEmail, type UserRow } from '../../worker/db/users.ts';
import { lockedAccount, requireUser } from './accounts.ts';
import type { Command } from './command.ts';
import { OperatorError } from './errors.ts';
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

export const removeSecondFactor: Command = {
  summary: 'Removes the second factor of an owner who has lost it, after a delay.',
  parameters: ['address'],
  options: { cancel: { type: 'boolean' } },
  help: `
  --cancel         stops a removal that has been asked for

Make sure first that it is the owner who asks: with the password and without the second factor,
anybody could. The site mails the owner within a minute and removes the second factor ${REMOVAL_HOURS} hours
after that mail. Until then the owner can stop it, on the account page or with a code from the app.
If the owner knows recovery codes, they are quicker. Example:

  npm run operate -- remove-second-factor kim@example.com --remote`,
  async run({ d1, terminal, parameters: [email = ''], options }) {
    if (options.cancel === true) {
      if (!(await cancelRequest(d1, email))) {
        throw new OperatorError(`No removal has been asked for ${email}.`);
      }
      terminal.print(`${email} keeps its second factor.`);
      return;
    }
    if (!(await requestRemoval(d1, email))) {
      if (((await findUserByEmail(d1, email))?.locked_at_ms ?? null) !== null) {
        throw lockedAccount(email, 'its owner could not stop the removal');
      }
      throw new OperatorError(`There is no account with ${email}, or it has no second factor.`);
    }
    const soon = d1.isRemote ? 'within a minute' : 'within a minute, while npm start runs,';
    terminal.print(
      `The site mails ${email} ${soon} and removes its second factor ${REMOVAL_HOURS} hours later. --cancel stops it.`,
    );
  },
};
