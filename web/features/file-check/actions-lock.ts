/**
 * `.github/workflows/actions.lock`, in public preview since 14 October 2026: GitHub runs the recorded
 * commits of the actions of each workflow that it lists, even if their tags move. Source: GitHub,
 * “Workflow dependency lockfiles”.
 */
import type { Finding } from './finding.ts';
import { foldHouseRules, placesOf } from './house-rules.ts';
import { at, entriesOf, itemsOf, textAt } from './yaml-node.ts';

export const isActionsLock = (name: string) => /(?:^|[/\\])actions\.lock$/.test(name);

/** The locked actions, as `uses` names them, by the file name of their workflow. */
export type ActionsLock = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns an empty lock for a text of another format. */
export async function readActionsLock(text: string): Promise<ActionsLock> {
  if (text.trim() === '') return new Map();
  const { readYaml } = await import('./yaml-file.ts');
  const [lock] = readYaml(text)?.documents ?? [];
  return new Map(
    entriesOf(at(lock, 'workflows')).map(({ key, value }) => [
      fileName(key),
      new Set(itemsOf(value).flatMap((item) => textAt(item) ?? [])),
    ]),
  );
}

/** The findings of a workflow without those about actions that a lock holds. */
export function withoutLocked(
  findings: readonly Finding[],
  { name, text }: { readonly name: string; readonly text: string },
  lock: ActionsLock,
): readonly Finding[] {
  const locked = lock.get(fileName(name));
  if (!locked) return findings;
  const lines = text.split(/\r\n|\n|\r/);
  const isLocked = ({ rule, line, column }: Finding) => {
    if (rule !== 'unpinned-action') return false;
    const [uses = ''] = /[\w./-]+@[\w./-]+/.exec(lines[line - 1]?.slice(column - 1) ?? '') ?? [];
    return locked.has(uses);
  };
  const rest = placesOf(findings).filter((finding) => !isLocked(finding));
  return foldHouseRules(rest.toSorted((a, b) => a.line - b.line || a.column - b.column));
}

const fileName = (path: string) => path.split(/[/\\]/).at(-1) ?? '';
