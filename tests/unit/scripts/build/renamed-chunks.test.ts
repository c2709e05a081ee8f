import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const MOST_RENAMED_SHARE = 0.05;
const ARTICLE = join('web', 'content', 'blog', 'canary-analysis-by-burn-rate.md');

test('a changed word in an article renames few of the scripts', async () => {
  const before = await listScripts();
  const after = await listScripts(changeWord());
  const total = [...after.values()].reduce((sum, bytes) => sum + bytes, 0);
  const renamed = [...after].filter(([name]) => !before.has(name));
  expect(renamed.length).toBeGreaterThan(0);
  expect(renamed.reduce((sum, [, bytes]) => sum + bytes, 0) / total).toBeLessThan(
    MOST_RENAMED_SHARE,
  );
});

/** Sizes of the chunks of a build in characters, by file name. */
async function listScripts(plugin?: Plugin): Promise<ReadonlyMap<string, number>> {
  const built = await build({
    logLevel: 'error',
    plugins: plugin ? [plugin] : [],
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.code.length] as const] : [],
    ),
  );
}

/** Simulates an edit of the article. */
function changeWord(): Plugin {
  return {
    name: 'change-word',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`${ARTICLE}$`) },
      handler: async (code) => {
        expect(code).toContain(' the ');
        return code.replace(' the ', ' this ');
      },
    },
  };
}
