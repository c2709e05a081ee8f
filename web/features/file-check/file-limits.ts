/** Which files are checked, by size and name. */
export const FILE_MAX_BYTES = 1024 * 1024;

/** Without the dot. A name without an extension, such as `Jenkinsfile`, is also accepted. */
export const acceptedExtensions: readonly string[] =
  'yml yaml json tf tfvars hcl groovy jenkinsfile dockerfile containerfile toml ini cfg conf env properties xml sh txt'.split(
    ' ',
  );

/** Names that may have a suffix instead of an extension: `Dockerfile.web`. */
const NAMES = /^(?:jenkinsfile|dockerfile|containerfile)/;

/** Whether a file with this name is checked; case-insensitive. */
export function isAcceptedName(name: string): boolean {
  const extension = extensionOf(name);
  if (baseNameOf(name) === 'actions.lock') return true;
  return NAMES.test(baseNameOf(name)) || extension === '' || acceptedExtensions.includes(extension);
}

/** The last path segment, in lower case. */
export function baseNameOf(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').toLowerCase();
}

/** In lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const baseName = baseNameOf(name);
  const dot = baseName.lastIndexOf('.');
  return dot === -1 ? '' : baseName.slice(dot + 1);
}
