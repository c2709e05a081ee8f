/** Who waits: a browser in a network, at an account. */
export interface Place {
  readonly network: string;
  readonly account: string;
  /** The account knows the browser. */
  readonly isKnown?: boolean;
}

/** What shares a turn: a lane, a network, an account. A Map keeps the order of insertion. */
interface Group<Waiter> {
  readonly groups: Map<string, Group<Waiter>>;
  readonly line: Waiter[];
}

/**
 * A queue that serves its groups in rotation, at each level: the browsers that their accounts know
 * and the others, the /48, /56 and /64 of an IPv6 address or an IPv4 address, the accounts; and an
 * account in order of arrival. However many requests others have waiting, a newcomer waits for one
 * turn of each other group at each level.
 */
export function createFairQueue<Waiter extends Place>() {
  const root = createGroup<Waiter>();

  function join(waiter: Waiter): void {
    const line = groupsOf(waiter, createGroup).at(-1)?.line ?? [];
    if (!line.includes(waiter)) line.push(waiter);
  }

  /** The waiter whose turn is next. */
  function first(): Waiter | undefined {
    let group: Group<Waiter> | undefined = root;
    while (group && group.groups.size > 0) [group] = group.groups.values();
    return group?.line[0];
  }

  /** Removes a waiter. Its groups keep their places in the rotations. */
  function leave(waiter: Waiter): void {
    const groups = groupsOf(waiter);
    const { line = [] } = groups.at(-1) ?? {};
    if (!line.includes(waiter)) return;
    line.splice(line.indexOf(waiter), 1);
    const path = pathOf(waiter);
    for (let depth = path.length; depth > 0; depth -= 1) {
      const [parent, group] = [groups[depth - 1], groups[depth]];
      if (group && sizeOf(group) === 0) parent?.groups.delete(path[depth - 1] ?? '');
    }
  }

  /** Removes a waiter that takes its turn; its groups go to the end. */
  function serve(waiter: Waiter): void {
    const groups = groupsOf(waiter);
    leave(waiter);
    pathOf(waiter).forEach((key, depth) => {
      moveToEnd(groups[depth]?.groups, key);
    });
  }

  /** How many turns it takes until a waiter has had its own, if nobody else joins. */
  function countTurns(waiter: Waiter): number {
    const groups = groupsOf(waiter);
    const path = pathOf(waiter);
    const place = groups.at(-1)?.line.indexOf(waiter) ?? 0;
    return path.reduceRight(
      (turns, key, depth) => countRounds(groups[depth]?.groups, key, turns),
      place + 1,
    );
  }

  /** The groups of a waiter from the root on, as far as they exist or `create` makes them. */
  function groupsOf(waiter: Waiter, create?: () => Group<Waiter>): Group<Waiter>[] {
    const found = [root];
    for (const key of pathOf(waiter)) {
      const parent = found.at(-1)?.groups;
      const group = parent?.get(key) ?? create?.();
      if (!parent || !group) return found;
      parent.set(key, group);
      found.push(group);
    }
    return found;
  }

  return { join, first, leave, serve, countTurns };
}

function createGroup<Waiter>(): Group<Waiter> {
  return { groups: new Map(), line: [] };
}

function pathOf({ network, account, isKnown = false }: Place): string[] {
  return [isKnown ? 'known' : 'others', ...blocksOf(network), account];
}

/** A network with the blocks around it that one subscriber may have (RFC 6177). */
function blocksOf(network: string): string[] {
  const [first, second, third, fourth] = network.replace('::/64', '').split(':');
  if (fourth === undefined) return [network];
  const block48 = `${first}:${second}:${third}`;
  return [block48, `${block48}:${Number.parseInt(fourth, 16) >> 8}`, network];
}

function moveToEnd<Value>(rotation: Map<string, Value> | undefined, key: string): void {
  const value = rotation?.get(key);
  if (value === undefined) return;
  rotation?.delete(key);
  rotation?.set(key, value);
}

function sizeOf({ groups, line }: Group<unknown>): number {
  return [...groups.values()].reduce((total, group) => total + sizeOf(group), line.length);
}

/** The number of turns in a rotation until one key has had some turns of its own. */
function countRounds(
  rotation: ReadonlyMap<string, Group<unknown>> = new Map(),
  key: string,
  rounds: number,
): number {
  const position = [...rotation.keys()].indexOf(key);
  return [...rotation.values()].reduce((total, group, index) => {
    const turns = index <= position ? rounds : rounds - 1;
    return total + Math.min(sizeOf(group), turns);
  }, 0);
}
