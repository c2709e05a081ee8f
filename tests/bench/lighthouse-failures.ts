import type { Result } from 'lighthouse';

const MOST_ITEMS = 3;

/** One line for each audit without a full score, in order of lost points. */
export function describeFailures(results: readonly Result[]): string[] {
  const failures = new Map<string, { weight: number; line: string; runCount: number }>();
  for (const result of results) {
    // An audit in two categories is listed once, in the category where it has the most weight.
    const told = new Set<string>();
    for (const { id, weight, category } of listFailures(result)) {
      if (told.has(id)) continue;
      told.add(id);
      const known = failures.get(id);
      failures.set(id, {
        weight: Math.max(weight, known?.weight ?? 0),
        line: known?.line ?? describe(result, id, category, weight),
        runCount: (known?.runCount ?? 0) + 1,
      });
    }
  }
  return [...failures.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ line, runCount }) =>
      runCount === results.length ? line : `${line} (${runCount} of ${results.length} runs)`,
    );
}

function listFailures({ categories, audits }: Result) {
  return Object.entries(categories)
    .flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id }) => {
          const score = audits[id]?.score;
          return typeof score === 'number' && score < 1;
        })
        .map(({ id, weight }) => ({ id, weight, category })),
    )
    .toSorted((a, b) => b.weight - a.weight);
}

function describe({ audits }: Result, id: string, category: string, weight: number): string {
  const audit = audits[id];
  const cost = weight > 0 ? `weight ${Number(weight.toFixed(1))}` : 'costs no points';
  const shown = [audit?.displayValue, audit?.explanation, audit?.errorMessage, ...listItems(audit)];
  const score = audit?.score?.toFixed(2);
  return [`${id} (${category}, ${cost}, score ${score})`, ...shown.filter(Boolean)].join('; ');
}

/** The items that an audit reports: element selectors, otherwise URLs or source locations. */
function listItems(audit: Result['audits'][string] | undefined): string[] {
  const names = findNames(audit?.details);
  const rest = names.length - MOST_ITEMS;
  return [...names.slice(0, MOST_ITEMS), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

function findNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findNames);
  if (typeof value !== 'object' || value === null) return [];
  for (const key of ['selector', 'url', 'href', 'description', 'source']) {
    const name = (value as Record<string, unknown>)[key];
    if (typeof name === 'string' && name !== '') return [name.slice(0, 120)];
  }
  const { items, node } = value as Record<string, unknown>;
  const inside = [...findNames(node), ...findNames(items)];
  return inside.length > 0 ? inside : Object.values(value).flatMap(findNames);
}
