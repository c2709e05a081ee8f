import { expect, test } from 'vitest';
import {
  createNotices,
  listDeployedFolders,
} from '../../../../../scripts/prerender/files/notices.ts';

const notices = await createNotices();
const entries = notices.split(`\n${'-'.repeat(80)}\n\n`).slice(1);

test('every package that is deployed is named with its licence', async () => {
  const names = (await listDeployedFolders()).map((folder) => folder.split('node_modules/').at(-1));
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(notices).toMatch(new RegExp(`^${name} \\([\\w .-]+\\)`, 'm'));
});

test('the text of each licence follows, or its author where a package brings none', () => {
  const bare = entries.filter((entry) => entry.length < 500 && !/\) by \S/.test(entry));
  expect(bare).toEqual([]);
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('Meta Platforms, Inc. and affiliates');
});

test('what is compiled into WebAssembly is named with it', () => {
  expect(notices).toContain('musl: Copyright (c) 2005-2020 Rich Felker');
  expect(notices).toContain('Copyright (c) 2021 rhysd');
  expect(notices).toContain('Copyright 2009 The Go Authors');
});

test('no version is told', () => {
  expect(entries.filter((entry) => /^.*\d+\.\d+\.\d+/.test(entry))).toEqual([]);
});
