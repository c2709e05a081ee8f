import { applyEdits } from '../file-check/edits.ts';
import type { Edit } from '../file-check/finding.ts';

export interface DiffLine {
  readonly change: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** The lines that an edit touches, before and after it. */
export function lineDiff(text: string, edit: Edit): readonly DiffLine[] {
  const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
  const next = text.indexOf('\n', Math.max(edit.end - 1, edit.offset));
  const end = next < 0 ? text.length : next;
  const part = { offset: edit.offset - start, end: edit.end - start, text: edit.text };
  const before = text.slice(start, Math.max(end, edit.end));
  const removed = linesOf(before);
  const added = linesOf(applyEdits(before, [part]));
  let same = 0;
  while (same < removed.length && removed[same] === added[same]) same += 1;
  return [
    ...removed.slice(0, same).map((line) => ({ change: 'kept' as const, text: line })),
    ...removed.slice(same).map((line) => ({ change: 'removed' as const, text: line })),
    ...added.slice(same).map((line) => ({ change: 'added' as const, text: line })),
  ];
}

/** A text that ends with a line break has no empty line after it. */
function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}
