import examples from 'virtual:example-findings';
import { type CheckExample, checkExamples } from '../../content/check/examples.ts';
import { foldHouseRules } from '../file-check/house-rules.ts';
import type { DoneFile, OpenFile } from './checked-file.ts';

/** An example with what the check found in it when the site was built. */
export function openExample(id: CheckExample): OpenFile & DoneFile {
  const { file, text } = checkExamples[id];
  const { kind, rows } = examples[id];
  const places = rows.flatMap((row) => row.findings).toSorted((a, b) => a.line - b.line);
  const findings = foldHouseRules(places);
  return {
    name: file,
    text,
    corrections: 0,
    check: { state: 'checked', kind, text, findings, rows },
  };
}
