import { fill } from '../finding.ts';

const MOVING_TAG = /^(?:latest|stable|edge|nightly|lts|current|main|master|dev)$/;
/** Excludes names with placeholders: variables, parameters, templates. */
const IMAGE_NAME = /^[\w.\-/:@]{1,300}$/;

/** Explains why an image reference is not pinned; undefined if it is. */
export function explainImage(image: string): string | undefined {
  if (!IMAGE_NAME.test(image) || image.includes('@sha256:')) return undefined;
  const [, tag] = (image.split('/').at(-1) ?? '').split(':');
  if (tag === undefined) {
    return fill('“%” has no tag, so it means latest. Name the exact version.', image);
  }
  if (!MOVING_TAG.test(tag)) return undefined;
  return fill('“%” is another image next month. Name the exact version, or the digest.', image);
}

/** For a container that mounts Docker’s socket, wherever its kind of file says so. */
export const dockerSocket = {
  like: /^\/(?:var\/)?run\/docker\.sock/,
  say: 'Whoever has Docker’s socket is root on the host. Put a proxy in between that allows only the calls it needs.',
} as const;
