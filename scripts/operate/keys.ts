import { countSessionsBefore } from '../../worker/db/sessions.ts';
import { findCurrentKey, retireCurrentKey } from '../../worker/db/signing-keys.ts';
import { type Command, requireConsent } from './command.ts';
import { OperatorError } from './errors.ts';

export const rotateKeys: Command = {
  summary: 'Replaces the key that signs sessions; those it has signed live on.',
  parameters: [],
  help: `
The current key becomes the previous one: it still verifies, and its private half is forgotten. The
next login makes a new key, once the Workers have noticed, which takes five minutes at most. The key
before that is deleted, and with it the sessions that it has signed: their owners log in again. So
after a leak, rotate twice, with a new key between: that ends every session.`,
  async run(input) {
    const { d1, terminal } = input;
    const current = await findCurrentKey(d1);
    if (current === null) {
      throw new OperatorError('There is no current key: the next login makes it.');
    }
    const { kid, created_at_ms: madeAtMs } = current;
    const count = await countSessionsBefore(d1, madeAtMs);
    terminal.say(`The current key ${kid} is from ${new Date(madeAtMs).toISOString()}.`);
    terminal.say(
      count === 1
        ? '1 session is older than it and ends now; all others live on.'
        : `${count} sessions are older than it and end now; all others live on.`,
    );
    await requireConsent(input, 'Rotate?');

    // A key that was created in the meantime is newer and therefore kept.
    if (!(await retireCurrentKey(d1, madeAtMs + 1))) {
      throw new OperatorError('Somebody else has rotated meanwhile.');
    }
    terminal.print('The key has retired. Within five minutes, the next login makes the new one.');
  },
};
