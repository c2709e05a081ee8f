export const pipelineFormText = {
  language: 'Language',
  packageManager: 'Package manager',
  version: 'Version',
  alsoTested: 'Test on these versions too',
  branch: 'Branch',
  folder: 'Folder',
  folderHint: 'Leave empty for the root of the repository.',
  runner: 'Runners',
  stages: 'Stages, after the build',
  registry: 'Registry for the image',
  environments: {
    legend: 'Environments, in their order',
    item: 'environment',
    add: 'Add an environment',
  },
  approval: 'a person approves',
  target: 'Deploy to',
  schedule: 'Schedule',
} as const;

/** What is known of the versions in a generated file. */
export const pinsText = {
  seenOn: (day: string) => `All versions were looked up on ${day} or later.`,
  /** Above what is known of the images that are pinned by their tag alone. */
  loose: (count: number) => `${count} ${count === 1 ? 'image is' : 'images are'} pinned by tag`,
  /** Sentences about images that are pinned by their tag alone. */
  withoutDigest: (images: readonly string[]) =>
    images.length === 0
      ? []
      : [
          `Pinned by tag, because their digests could not be looked up: ${images.join(', ')}. Find them with “docker buildx imagetools inspect” and add them.`,
        ],
} as const;
