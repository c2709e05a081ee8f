import * as v from 'valibot';
import { type Command, requireConsent } from './command.ts';
import { OperatorError } from './errors.ts';
import { sql } from './sql.ts';

const KeySchema = v.object({ slot: v.string(), kid: v.string(), created_at_ms: v.number() });
const CountSchema = v.tuple([v.object({ count: v.number() })]);

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
    const nowMs = Date.now();
    const [keyRows, endingRows] = await d1.query(
      sql`SELECT slot, kid, created_at_ms FROM signing_keys`,
      sql`SELECT count(*) AS count FROM sessions WHERE expires_at_ms > ${nowMs} AND created_at_ms <
            (SELECT created_at_ms FROM signing_keys WHERE slot = 'current')`,
    );
    const keys = v.parse(v.array(KeySchema), keyRows);
    const current = keys.find(({ slot }) => slot === 'current');
    if (!current) {
      throw new OperatorError('There is no current key: the next login makes it.');
    }
    const [{ count }] = v.parse(CountSchema, endingRows);
    terminal.say(`The current key ${current.kid} is from ${timeOf(current.created_at_ms)}.`);
    terminal.say(`${count} sessions are older than it and end now; all others live on.`);
    await requireConsent(input, 'Rotate?');

    const [, retired] = await d1.query(
      sql`DELETE FROM signing_keys WHERE slot = 'previous'
          AND EXISTS (SELECT 1 FROM signing_keys WHERE kid = ${current.kid} AND slot = 'current')`,
      sql`UPDATE signing_keys SET slot = 'previous', private_jwk = '', is_wrapped = 0
          WHERE slot = 'current' AND kid = ${current.kid} RETURNING kid`,
    );
    if (retired?.length !== 1) throw new OperatorError('Somebody else has rotated meanwhile.');
    terminal.print('The key has retired. Within five minutes, the next login makes the new one.');
  },
};

function timeOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
