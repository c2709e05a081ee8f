const MOVING_TAG = /^(?:latest|stable|edge|nightly|lts|current|main|master|dev)$/;
/** Leaves out what is filled in later: a variable, a parameter, a template. */
const IMAGE_NAME = /^[\w.\-/:@]{1,300}$/;

/** What is wrong with an image's name, if it does not say which image it is. */
export function explainImage(image: string): string | undefined {
  if (!IMAGE_NAME.test(image) || image.includes('@sha256:')) return undefined;
  const [, tag] = (image.split('/').at(-1) ?? '').split(':');
  const shown = image.slice(0, 80);
  if (tag === undefined)
    return `“${shown}” has no tag, so it means latest. Name the exact version.`;
  if (!MOVING_TAG.test(tag)) return undefined;
  return `“${shown}” is another image next month. Name the exact version, or the digest.`;
}
