import { applyEdits } from './edits.ts';
import type { Edit, Finding } from './finding.ts';
import { placesOf } from './house-rules.ts';

/** A text with every correction that is offered for it, and how many there were. */
export function correctAll(text: string, findings: readonly Finding[]) {
  const edits = placesOf(findings)
    .flatMap(({ fix }) => fix ?? [])
    .toSorted((a, b) => a.offset - b.offset);
  const made: Edit[] = [];
  for (const edit of edits) if (edit.offset >= (made.at(-1)?.end ?? 0)) made.push(edit);
  return { text: applyEdits(text, made), count: made.length };
}
