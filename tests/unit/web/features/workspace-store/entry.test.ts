import { expect, test } from 'vitest';
import { onboardingScreenIds } from '../../../../../web/content/onboarding/onboarding.ts';
import {
  contentOf,
  newEntryId,
  parseEntry,
  SCHEMA_VERSION,
} from '../../../../../web/features/workspace-store/entry.ts';
import { draft, files } from './entries.ts';

test.each(onboardingScreenIds)('the draft of %s is read back as it was written', (screen) => {
  const written = draft({ id: screen, screen });
  expect(parseEntry(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test('files are read back as they were written, with their source', () => {
  const fromGenerator = files({ source: { kind: 'mongodb', choices: { members: '3' } } });
  expect(parseEntry(JSON.parse(JSON.stringify(fromGenerator)))).toEqual(fromGenerator);
});

test('a draft that was stored with labels is read as ids', () => {
  const labels = { tool: 'GitHub Actions', programmingLanguage: '.NET' };
  const ids = { tool: 'github-actions', programmingLanguage: 'dotnet' } as const;
  const { values } = draft();
  expect(parseEntry(draftWith({ ...values, ...labels }))).toEqual(
    draft({ values: { ...values, ...ids } }),
  );
});

test('a field is empty that the form did not have when the draft was stored', () => {
  const { values } = draft();
  const { languageVersion, ...older } = values;
  expect(parseEntry(draftWith(older))).toEqual(
    draft({ values: { ...values, languageVersion: '' } }),
  );
});

test.each(['', 'Bamboo', 'constructor', '__proto__', 'gitlab-ci'])(
  'a draft has no tool where the stored one is %j',
  (tool) => {
    const { values } = draft();
    const read = parseEntry(draftWith({ ...values, tool }));
    expect(read).toEqual(draft({ values: { ...values, tool: '' } }));
  },
);

test('an entry loses what does not belong to it', () => {
  expect(parseEntry({ ...draft(), role: 'admin' })).toEqual(draft());
});

test.each([
  ['another version', { ...draft(), schemaVersion: SCHEMA_VERSION + 1 }],
  ['no version', { ...draft(), schemaVersion: undefined }],
  ['an unknown kind', { ...draft(), kind: 'secret' }],
  ['a screen that there is not', { ...draft(), screen: 'login' }],
  ['an id of another screen', { ...draft(), id: 'ci-cd-on-boarding' }],
  ['an id that is a path', { ...draft(), id: '../theme' }],
  ['a value that is no text', { ...draft(), values: { ...draft().values, tool: 7 } }],
  ['ticks that are no list', { ...draft(), done: 'owner' }],
  ['a time before all time', { ...draft(), savedAtMs: -1 }],
  ['a time that is none', { ...draft(), savedAtMs: Number.NaN }],
  ['no files', files({ files: [] })],
  ['a file that climbs out of its folder', files({ files: [file('../../.bashrc')] })],
  ['a file at the root of the disk', files({ files: [file('/etc/passwd')] })],
  ['a file with a line break in its name', files({ files: [file('a\nb')] })],
  ['an empty name', files({ name: '' })],
  ['files under the id of a draft', files({ id: 'devops-on-boarding' })],
])('an entry with %s is refused', (_what, value) => {
  expect(parseEntry(value)).toBeUndefined();
});

test('a file may be in a folder, hidden or not', () => {
  const paths = ['.github/workflows/ci.yml', 'Jenkinsfile', '.travis.yml'];
  expect(parseEntry(files({ files: paths.map(file) }))).toBeDefined();
});

test('a new id begins as the one that it is taken from, and is another each time', () => {
  const ids = Array.from({ length: 200 }, () => newEntryId('devops-on-boarding~abc'));
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(parseEntry(draft({ id }))).toBeDefined();
});

test('the content of an entry is the same for a copy under another id and another date', () => {
  const copy = draft({ id: newEntryId('devops-on-boarding'), savedAtMs: 5 });
  expect(contentOf(copy)).toBe(contentOf(draft()));
});

/** A draft in its stored form. */
function draftWith(values: Record<string, string>) {
  return { ...draft(), values };
}

function file(path: string) {
  return { path, syntax: 'yaml' as const, text: 'stages: []\n' };
}
