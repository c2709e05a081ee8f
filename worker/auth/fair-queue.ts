/** Who waits: a network, and an account within it. */
export interface Place {
  readonly network: string;
  readonly account: string;
}

/** Keys in the order of their turns: a Map keeps the order of insertion. */
type Rotation<Value> = Map<string, Value>;

/**
 * A queue that serves networks in rotation, the accounts of a network in rotation, and an account
 * in order of arrival. However many requests others have waiting, a newcomer waits for one turn of
 * each other network, and of each other account in its own.
 */
export function createFairQueue<Waiter extends Place>() {
  const networks: Rotation<Rotation<Waiter[]>> = new Map();

  function join(waiter: Waiter): void {
    const accounts = networks.get(waiter.network) ?? new Map<string, Waiter[]>();
    const line = accounts.get(waiter.account) ?? [];
    if (line.includes(waiter)) return;
    line.push(waiter);
    accounts.set(waiter.account, line);
    networks.set(waiter.network, accounts);
  }

  /** The waiter whose turn is next. */
  function first(): Waiter | undefined {
    const [accounts] = networks.values();
    const [line] = accounts?.values() ?? [];
    return line?.[0];
  }

  /** Removes a waiter. Its network keeps its place in the rotation. */
  function leave(waiter: Waiter): void {
    const accounts = networks.get(waiter.network);
    const line = accounts?.get(waiter.account);
    if (!accounts || !line?.includes(waiter)) return;
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) accounts.delete(waiter.account);
    if (accounts.size === 0) networks.delete(waiter.network);
  }

  /** Removes a waiter that takes its turn; its network and its account go to the end. */
  function serve(waiter: Waiter): void {
    leave(waiter);
    const accounts = networks.get(waiter.network);
    if (accounts) {
      moveToEnd(networks, waiter.network);
      moveToEnd(accounts, waiter.account);
    }
  }

  /** How many turns it takes until a waiter has had its own, if nobody else joins. */
  function countTurns(waiter: Waiter): number {
    const accounts = networks.get(waiter.network) ?? new Map<string, Waiter[]>();
    const rounds = (accounts.get(waiter.account)?.indexOf(waiter) ?? 0) + 1;
    const ownTurns = countRounds(accounts, waiter.account, rounds, ({ length }) => length);
    return countRounds(networks, waiter.network, ownTurns, sizeOf);
  }

  return { join, first, leave, serve, countTurns };
}

function moveToEnd<Value>(rotation: Rotation<Value>, key: string): void {
  const value = rotation.get(key);
  if (value === undefined) return;
  rotation.delete(key);
  rotation.set(key, value);
}

function sizeOf(accounts: Rotation<readonly unknown[]>): number {
  return [...accounts.values()].reduce((total, { length }) => total + length, 0);
}

/** The number of turns in a rotation until one key has had some turns of its own. */
function countRounds<Value>(
  rotation: Rotation<Value>,
  key: string,
  rounds: number,
  count: (value: Value) => number,
): number {
  const position = [...rotation.keys()].indexOf(key);
  return [...rotation.values()].reduce((total, value, index) => {
    const turns = index <= position ? rounds : rounds - 1;
    return total + Math.min(count(value), turns);
  }, 0);
}
