import pins from '../../content/workspace/config/pins.json' with { type: 'json' };

/**
 * References to the third-party dependencies of generated files. The versions stand in `pins.json`
 * with the day on which each was looked up; `npm run pins` proposes newer ones.
 */

export type ActionName = keyof typeof pins.actions;
export type ImageName = keyof typeof pins.images;
export type PackageName = keyof typeof pins.packages;

interface ImagePin {
  readonly image: string;
  readonly tag: string;
  /** Missing if it could not be looked up; the image is then pinned by its exact tag. */
  readonly digest?: string;
}

/** Images of CircleCI’s machines, which are no container images: no registry has them, and no digest. */
export const MACHINE_IMAGES: readonly string[] = ['circle-machine' satisfies ImageName];

const images: Readonly<Record<ImageName, ImagePin>> = pins.images;

/** Reference to an action in a workflow: `owner/name@commit # version`. */
export function pinnedAction(name: ActionName): string {
  const { version, digest } = pins.actions[name];
  return `${name}@${digest} # ${version}`;
}

/** Reference to a container image: `name:tag@digest`. */
export function pinnedImage(name: ImageName): string {
  const { image, tag, digest } = images[name];
  return digest === undefined ? `${image}:${tag}` : `${image}:${tag}@${digest}`;
}

/** The version of what is in an image: its tag without the variant. */
export function imageVersion(name: ImageName): string {
  return images[name].tag.split('-')[0] ?? '';
}

export function pinnedVersion(name: PackageName): string {
  return pins.packages[name].version;
}

/** What the versions in a file are worth: the day of the oldest, and images without a digest. */
export function describePins(text: string): { seenOn: string; withoutDigest: readonly string[] } {
  const all = [pins.actions, pins.images, pins.packages].flatMap((group) => Object.values(group));
  const [oldest = ''] = all.map(({ seenOn }) => seenOn).toSorted();
  const loose = Object.entries(images)
    .filter(([name, { digest }]) => digest === undefined && !MACHINE_IMAGES.includes(name))
    .map(([, { image, tag }]) => `${image}:${tag}`);
  return { seenOn: oldest, withoutDigest: loose.filter((reference) => text.includes(reference)) };
}
