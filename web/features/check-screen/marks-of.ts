import type { Finding, Severity } from '../file-check/finding.ts';
import { placesOf } from '../file-check/house-rules.ts';

/** The worst finding of each line. */
export function marksOf(findings: readonly Finding[]): ReadonlyMap<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const { line, severity } of placesOf(findings)) {
    if (marks.get(line) !== 'error') marks.set(line, severity);
  }
  return marks;
}
