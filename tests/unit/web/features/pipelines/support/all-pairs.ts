type Factors = Readonly<Record<string, readonly string[]>>;
type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/**
 * Pairwise testing: rows in which every two values of different factors occur together at least
 * once. Greedy: each row starts with an uncovered pair and then takes, factor by factor, the value
 * that covers the most other pairs.
 */
export function allPairs<F extends Factors>(factors: F): Row<F>[] {
  const names: readonly (keyof F & string)[] = Object.keys(factors);
  const open = new Set<string>();
  forEachPair(names, factors, (pair) => open.add(pair));

  const rows: Row<F>[] = [];
  for (let [pair] = open; pair !== undefined; [pair] = open) {
    const row = new Map<string, string>(
      pair.split('|').map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name, value];
      }),
    );
    for (const name of names) {
      if (row.has(name)) continue;
      const closes = (value: string) =>
        [...row].filter((other) => open.has(pairOf([name, value], other, names))).length;
      const values = factors[name] ?? [];
      row.set(
        name,
        values.reduce((best, value) => (closes(value) > closes(best) ? value : best)),
      );
    }
    const entries = [...row];
    for (const one of entries) {
      for (const other of entries) if (one !== other) open.delete(pairOf(one, other, names));
    }
    rows.push(rowOf(factors, row));
  }
  return rows;
}

function rowOf<F extends Factors>(factors: F, row: ReadonlyMap<string, string>): Row<F> {
  const values = Object.fromEntries(Object.keys(factors).map((name) => [name, row.get(name)]));
  if (!isRow(factors, values)) throw new Error('A row lacks a value');
  return values;
}

function isRow<F extends Factors>(
  factors: F,
  values: Readonly<Record<string, string | undefined>>,
): values is Row<F> {
  return Object.entries(factors).every(([name, all]) => all.some((one) => one === values[name]));
}

function pairOf(
  one: readonly [string, string],
  other: readonly [string, string],
  names: readonly string[],
): string {
  const [first, second] =
    names.indexOf(one[0]) < names.indexOf(other[0]) ? [one, other] : [other, one];
  return `${first.join('=')}|${second.join('=')}`;
}

function forEachPair(
  names: readonly string[],
  factors: Factors,
  visit: (pair: string) => void,
): void {
  names.forEach((first, index) => {
    for (const second of names.slice(index + 1)) {
      for (const a of factors[first] ?? []) {
        for (const b of factors[second] ?? []) visit(pairOf([first, a], [second, b], names));
      }
    }
  });
}
