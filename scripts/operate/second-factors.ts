import { REMOVAL_HOURS } from '../../worker/contract/second-factor.ts';
import { cancelRequest, requestRemoval } from '../../worker/db/second-factors.ts';
import { findUserByEmail } from '../../worker/db/users.ts';
import { lockedAccount } from './accounts.ts';
import type { Command } from './command.ts';
import { OperatorError } from './errors.ts';

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
