import { pinsText } from '../../../content/workspace/config/pipeline-form.ts';
import { fill, lines, paragraphs } from '../../../lib/text-block.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import { describePins, type ImageName, pinnedImage } from '../../pipelines/pinned.ts';

/** What a kit is made from. */
export interface KitSubject {
  /** The project's name, safe in file names and code. */
  readonly project: string;
}

export function shell(path: string, text: string, images: readonly ImageName[] = []): StarterFile {
  const parts = Object.fromEntries(images.map((name) => [name, pinnedImage(name)]));
  return {
    path,
    syntax: 'shell',
    text: images.length > 0 ? fill(text, parts).join('\n') : text,
  };
}

export function plain(path: string, text: string): StarterFile {
  return { path, syntax: path.endsWith('.json') ? 'json' : 'text', text };
}

interface ReadmeText {
  readonly path: string;
  readonly title: string;
  readonly steps: readonly string[];
  /** Commands to try on one's own machine. */
  readonly commands: readonly string[];
  readonly notes: readonly string[];
}

export function readmeOf(
  { path, title, steps, commands, notes }: ReadmeText,
  files: readonly StarterFile[],
): StarterFile {
  const pins = describePins(files.map(({ text }) => text).join('\n'));
  const text = paragraphs(
    `# ${title}`,
    lines`
      Unpack the archive at the root of the repository. It adds:

      ${files.map((file) => `- \`${file.path}\``)}
    `,
    '## Before the first run',
    steps.map((step, index) => `${index + 1}. ${step}`),
    '## The same on your machine',
    ['```sh', ...commands, '```'],
    '## Good to know',
    notes.map((note) => `- ${note}`),
    '## Versions',
    [pinsText.seenOn(pins.seenOn), ...pinsText.withoutDigest(pins.withoutDigest)],
  );
  return { path, syntax: 'markdown', text: `${text.join('\n')}\n` };
}

/** Renovate also raises the images in scripts, which no other tool finds. */
export function renovate(): StarterFile {
  const settings = {
    $schema: 'https://docs.renovatebot.com/renovate-schema.json',
    extends: ['config:recommended', 'helpers:pinGitHubActionDigests', 'schedule:weekly'],
    minimumReleaseAge: '7 days',
    customManagers: [
      {
        customType: 'regex',
        managerFilePatterns: ['/^scripts/.+\\.sh$/'],
        matchStrings: [
          '(?<depName>[a-z0-9./_-]+/[a-z0-9._-]+):(?<currentValue>v?[0-9][\\w.-]*)@(?<currentDigest>sha256:[0-9a-f]{64})',
        ],
        datasourceTemplate: 'docker',
      },
    ],
  };
  return plain('renovate.json', `${JSON.stringify(settings, null, 2)}\n`);
}
