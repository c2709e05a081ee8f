import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameClasses } from '../../../../scripts/build/class-names.ts';

test('a class is named after its file and its place in it, in any order of files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'onego-classes-'));
  try {
    for (const file of ['a.module.css', 'b.module.css', 'base.css']) {
      await writeFile(join(root, file), '');
    }
    const name = nameClasses(root);
    expect(name('menu', join(root, 'b.module.css'))).toBe('c0');
    expect(name('item', join(root, 'b.module.css'))).toBe('c1');
    expect(name('menu', join(root, 'a.module.css'))).toBe('b0');
    expect(name('menu', join(root, 'b.module.css'))).toBe('c0');
  } finally {
    await rm(root, { recursive: true });
  }
});

test('the names of all style sheets differ, and none reads as a word', () => {
  const name = nameClasses('web');
  const names = ['Footer', 'Header', 'LoadError', 'Sidebar', 'SkipLink', 'WorkspaceFrame'].map(
    (file) => name('root', `web/frame/${file}.module.css`),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const each of names) expect(each).toMatch(/^[b-df-hj-np-tv-xz]+0$/);
});
