import { expect, test, vi } from 'vitest';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { createPipelineKit } from '../../../../../web/features/pipelines/kit.ts';
import { cases } from './support/cases.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Manager {
  readonly managerFilePatterns: readonly string[];
  readonly matchStrings: readonly string[];
  readonly datasourceTemplate: string;
}

/** What a custom manager of Renovate finds, each expression inside the match of the one before. */
function found({ matchStrings, datasourceTemplate }: Manager, text: string): string[] {
  const matches = matchStrings.reduce<RegExpExecArray[]>(
    (outer, pattern) => outer.flatMap(([one]) => [...one.matchAll(new RegExp(pattern, 'g'))]),
    [Object.assign(/^/.exec('') ?? [], { 0: text })] as RegExpExecArray[],
  );
  return matches.map(({ groups = {} }) => {
    const { depName, currentValue, currentDigest } = groups;
    return `${datasourceTemplate} ${depName} ${currentValue} ${currentDigest ?? ''}`.trim();
  });
}

const images = Object.values(pins.images).map((pin) => ({
  reference: `${pin.image}:${pin.tag}${'digest' in pin ? `@${pin.digest}` : ''}`,
  dependency: `docker ${pin.image} ${pin.tag} ${'digest' in pin ? pin.digest : ''}`.trim(),
}));
const commands = [
  ['wrangler', 'npx --yes wrangler@', 'npm'],
  ['corepack', 'npx --yes corepack@', 'npm'],
  ['bundler-audit', 'gem install bundler-audit --version ', 'rubygems'],
  ...['ruff', 'build', 'pip-audit', 'poetry', 'poetry-plugin-export', 'uv'].map((name) => [
    name,
    ` ${name}==`,
    'pypi',
  ]),
].flatMap(([name = '', before = '', datasource]) =>
  Object.entries(pins.packages)
    .filter(([other]) => other === name)
    .map(([, { version }]) => ({
      reference: before + version,
      dependency: `${datasource} ${name} ${version}`,
    })),
);

/** Renovate reads the images of these files by itself, where they are the value of a key. */
const READ_BY_RENOVATE = ['gitlab-ci', 'circleci'];

test('Renovate finds each version in a command and each image, and takes nothing else for one', () => {
  expect(commands).toHaveLength(9);
  for (const { name, tool, options } of cases) {
    if (tool === 'github-actions') continue;
    const files = createPipelineKit(tool, options);
    const renovate = files.find(({ path }) => path === 'renovate.json')?.text ?? '{}';
    const managers: readonly Manager[] = JSON.parse(renovate).customManagers;
    for (const { path, text, syntax } of files) {
      if (!['yaml', 'groovy', 'shell'].includes(syntax)) continue;
      const all = managers.flatMap((manager) => {
        expect(manager.managerFilePatterns, name).toContain(path);
        return found(manager, text);
      });
      const lines = text
        .split('\n')
        .filter(
          (line) => !READ_BY_RENOVATE.includes(tool) || !/^[- ]*(image|name): \S+$/.test(line),
        );
      const expected = [...images, ...commands].flatMap(({ reference, dependency }) =>
        lines
          .flatMap((line) => line.split(reference).slice(1))
          .filter((rest) => !/^[\w.@-]/.test(rest))
          .map(() => dependency),
      );
      expect(all.toSorted(), `${name} ${path}`).toEqual(expected.toSorted());
    }
  }
});

test('where Dependabot leaves versions alone, the README says so', () => {
  for (const { name, tool, options } of cases) {
    const readme = createPipelineKit(tool, options).at(-1)?.text ?? '';
    expect(readme.includes('raise these by hand'), name).toBe(tool === 'github-actions');
    expect(readme, name).not.toContain('let Renovate do it');
  }
});
