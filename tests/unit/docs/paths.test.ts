/** Files named in docs and comments exist, and the index of decisions names each of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const ROOMS = ['docs', 'public', 'scripts', 'tests', 'web', 'worker'];

/** A path below a top-level folder, or the name of a source file with or without folders. */
const PATH = new RegExp(
  `(?<![\\w./@*>-])(?:(?:${ROOMS.join('|')}|unit|e2e|deep)/[\\w./$-]*[\\w$/]|[\\w.$][\\w./$-]*\\.(?:tsx?|mjs|module\\.css))(?![\\w-]|:/)`,
  'g',
);

const files = [
  ...readdirSync('.').filter((name) => /\.\w+$/.test(name)),
  ...ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isDirectory() ? `${path}/` : path;
    }),
  ),
].map((path) => `/${path.replaceAll('\\', '/')}`);

const pages = files
  .filter((file) => /^\/(?:docs\/.*|\w+|web\/content\/legal\/security)\.md$/.test(file))
  .map((file) => ({ file, text: readText(file) }));
const comments = files
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: commentsOf(file) }));

describe.each([
  { kind: 'docs', texts: pages, atLeast: 50 },
  { kind: 'comments', texts: comments, atLeast: 15 },
])('$kind', ({ texts, atLeast }) => {
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(PATH)].map(([path]) => ({ file, path })),
  );

  test('name files', () => {
    expect(named.length).toBeGreaterThan(atLeast);
  });

  test('name files that exist', () => {
    expect(named.filter(({ path }) => !exists(path))).toEqual([]);
  });
});

test('links between docs lead to files', () => {
  const links = pages
    .filter(({ file }) => !file.startsWith('/web/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, to = '']) => ({ file, to })),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ file, to }) => !existsSync(join('.', file, '..', to)))).toEqual([]);
});

test('the index has every decision, under its own title', () => {
  const index = readText('/docs/decisions/README.md');
  const entries = pages.flatMap(({ file, text }) => {
    const [, name] = /\/decisions\/(\d{4}-.*)/.exec(file) ?? [];
    return name ? [`[${/^# (.+)$/m.exec(text)?.[1]}](${name})`] : [];
  });
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => !index.includes(entry))).toEqual([]);
});

/** Paths are relative to the root of the repository or to any folder in it. */
function exists(path: string): boolean {
  const end = `/${path.replaceAll('\\', '/').replace(/^\.?\//, '')}`;
  const isGenerated = end.endsWith('.gen.ts');
  return isGenerated || files.some((file) => file.endsWith(end) || file.endsWith(`${end}/`));
}

function commentsOf(file: string): string {
  const { comments } = parseSync(file, readText(file));
  return comments.map(({ value }) => value).join('\n');
}

function readText(file: string): string {
  return readFileSync(`.${file}`, 'utf8');
}
