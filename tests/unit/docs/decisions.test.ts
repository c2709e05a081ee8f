import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const decisions = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));

test('every decision has a date', () => {
  expect(decisions.length).toBeGreaterThan(10);
  const undated = decisions.filter(
    (name) =>
      !/^# .+\n\nDecided on \d{4}-\d{2}-\d{2}\.\n/.test(readFileSync(`${FOLDER}/${name}`, 'utf8')),
  );
  expect(undated).toEqual([]);
});

test('the index has every decision, under its own title', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const missing = decisions.filter((name) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(`${FOLDER}/${name}`, 'utf8')) ?? [];
    return !index.includes(`[${title}](${name})`);
  });
  expect(missing).toEqual([]);
});
