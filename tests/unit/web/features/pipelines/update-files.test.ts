import { expect, test } from 'vitest';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { createPipelineKit } from '../../../../../web/features/pipelines/kit.ts';
import { textOf } from '../support/text-of.ts';
import { cases } from './support/cases.ts';

interface Manager {
  readonly managerFilePatterns: readonly string[];
  readonly matchStrings: readonly string[];
}

/** What a custom manager of Renovate finds, each expression inside the match of the one before. */
function found({ matchStrings }: Manager, text: string): string[] {
  let matches: { text: string; groups?: Record<string, string> | undefined }[] = [{ text }];
  for (const pattern of matchStrings) {
    matches = matches.flatMap((outer) =>
      [...outer.text.matchAll(new RegExp(pattern, 'g'))].map((one) => {
        return { text: one[0], groups: one.groups };
      }),
    );
  }
  return matches.map(({ groups = {} }) =>
    `${groups.depName} ${groups.currentValue} ${groups.currentDigest ?? ''}`.trim(),
  );
}

/** Each pinned version: how a file writes it, and how Renovate names it. */
const pinned = [
  ...Object.values(pins.images).map((pin) => {
    const digest = 'digest' in pin ? pin.digest : '';
    return [
      `${pin.image}:${pin.tag}${digest && `@${digest}`}`,
      `${pin.image} ${pin.tag} ${digest}`.trim(),
    ] as const;
  }),
  ...Object.entries(pins.packages).flatMap(([name, { version }]) =>
    [
      `npx --yes ${name}@${version}`,
      `gem install ${name} --version ${version}`,
      ` ${name}==${version}`,
    ].map((written) => [written, `${name} ${version}`] as const),
  ),
];

test('Renovate finds each version in a command and each image, and takes nothing else for one', () => {
  for (const { name, tool, options } of cases) {
    if (tool === 'github-actions') continue;
    const files = createPipelineKit(tool, options);
    const managers: Manager[] = JSON.parse(textOf(files, 'renovate.json')).customManagers;
    for (const { path, text, syntax } of files) {
      if (!['yaml', 'groovy', 'shell'].includes(syntax)) continue;
      for (const { managerFilePatterns } of managers) {
        expect(managerFilePatterns, name).toContain(path);
      }
      // Renovate reads the images of these two by itself, where they are the value of a key.
      const isRead = tool === 'gitlab-ci' || tool === 'circleci';
      const lines = text
        .split('\n')
        .filter((line) => !isRead || !/^[- ]*(image|name): \S+$/.test(line));
      const expected = pinned.flatMap(([written, dependency]) =>
        lines
          .flatMap((line) => line.split(written).slice(1))
          .filter((rest) => !/^[\w.@-]/.test(rest))
          .map(() => dependency),
      );
      const all = managers.flatMap((manager) => found(manager, text));
      expect(all.toSorted(), `${name} ${path}`).toEqual(expected.toSorted());
    }
  }
});
